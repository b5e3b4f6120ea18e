"""The command `streetcred`, also as `python -m streetcred`."""

import sys


def main() -> None:
    """Run the command line; without the libraries it needs, say in a sentence how to get them."""
    try:
        from streetcred.terminal.cli import cli  # noqa: PLC0415 - its libraries are an extra
    except ModuleNotFoundError as fault:
        if fault.name is None or fault.name.startswith("streetcred"):
            raise
        print(  # noqa: T201
            f"The command line needs {fault.name}: install it with  pip install 'streetcred[terminal,lab,server]'",
            file=sys.stderr,
        )
        sys.exit(2)
    cli()


if __name__ == "__main__":
    main()
