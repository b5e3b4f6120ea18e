# Everything sets itself up in .venv and web/node_modules; nothing else is needed than Python 3.11+, Node 20+ and make.
.PHONY: play terminal test check fix bench docs clean

play:  ## Play in the browser.
	@scripts/play

terminal:  ## Play in the terminal.
	@scripts/play play

test:  ## Run the whole suite, in all its modes.
	@scripts/test

check:  ## Format, lint, types, layers.
	@scripts/check

fix:  ## Mend format and lint where that can be done by itself.
	@scripts/check --fix

bench:  ## Measure the engine, pure and compiled; medians as JSON, and what changed since the last recorded run.
	@scripts/setup
	@.venv/bin/python scripts/bench.py

docs:  ## Make the generated pages anew.
	@scripts/setup
	@.venv/bin/python scripts/rules_map.py --write
	@.venv/bin/python scripts/rulings.py --write
	@.venv/bin/python scripts/decisions.py --write
	@.venv/bin/python scripts/shown.py --write
	@.venv/bin/python scripts/cards_page.py --write
	@.venv/bin/python scripts/words.py --write
	@.venv/bin/python scripts/messages.py --write
	@cd web && npm run -s types

clean:  ## Remove what was installed and cached.
	rm -rf .venv web/node_modules web/dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache build
