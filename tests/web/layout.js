/*
 * What is wrong with how the page is laid out, in sentences. Looked at is what can be seen: of a dialog that is open, the
 * dialog alone; what is there to be pretty may lie as it likes.
 */
() => {
  const SMALLEST = 44;
  const dialog = [...document.querySelectorAll("dialog[open]")].at(-1);
  const root = dialog ?? document.querySelector("main");
  const faults = [];

  const say = (element) => {
    const label = element.getAttribute("aria-label") || element.textContent.trim().replace(/\s+/g, " ");
    const name = `${element.tagName.toLowerCase()}.${[...element.classList].filter((one) => !one.startsWith("s-") && !one.startsWith("svelte-")).join(".")}`;
    return `${name} "${label.slice(0, 50)}"`;
  };
  const size = (box) => `${Math.round(box.width)}x${Math.round(box.height)}`;
  const common = (one, other) => {
    const [left, top] = [Math.max(one.left, other.left), Math.max(one.top, other.top)];
    const [right, bottom] = [Math.min(one.right, other.right), Math.min(one.bottom, other.bottom)];
    return { left, top, right, bottom, width: Math.max(0, right - left), height: Math.max(0, bottom - top) };
  };
  const isShown = (element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && element.closest(".unseen, [inert], [data-decor]") === null;
  const above = function* (element) {
    for (let at = element.parentElement; at !== null && at !== root.parentElement; at = at.parentElement) yield at;
  };

  /** The part of a box that is not cut off by what scrolls or clips around it. */
  const seen = (element, box) => {
    let left = common(box, { left: 0, top: 0, right: innerWidth, bottom: innerHeight });
    for (const around of above(element)) {
      const { overflowX, overflowY } = getComputedStyle(around);
      if (overflowX !== "visible" || overflowY !== "visible") left = common(left, around.getBoundingClientRect());
    }
    return left;
  };

  // No scrolling to the side.
  if (document.documentElement.scrollWidth > innerWidth)
    faults.push(`the page is ${document.documentElement.scrollWidth} wide, the screen ${innerWidth}`);
  for (const element of [root, ...root.querySelectorAll("*")]) {
    const { overflowX } = getComputedStyle(element);
    const meant = element.matches("[data-area=hand] ul");
    if ((overflowX === "auto" || overflowX === "scroll") && element.scrollWidth > element.clientWidth + 1 && !meant)
      faults.push(`${say(element)} scrolls to the side by ${element.scrollWidth - element.clientWidth}`);
  }

  /** A line of text is taller than its letters. */
  const letters = (element, { left, right, width, top, bottom }) => {
    const height = Math.min(bottom - top, parseFloat(getComputedStyle(element).fontSize) * 0.75);
    const middle = (top + bottom) / 2;
    return { left, right, width, height, top: middle - height / 2, bottom: middle + height / 2 };
  };

  // Every word is seen whole, inside the box that it belongs to.
  const words = [];
  const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node !== null; node = walk.nextNode()) {
    const element = node.parentElement;
    if (node.data.trim() === "" || !isShown(element) || element.closest("option")) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) {
      if (box.width < 1 || getComputedStyle(element).color === "rgba(0, 0, 0, 0)") continue;
      words.push({ element, box: letters(element, box), text: node.data.trim().slice(0, 30) });
    }
  }
  for (const { element, box, text } of words) {
    const moves = [...above(element)].some((around) => getComputedStyle(around).overflowX === "auto");
    if (!moves && (box.left < -1 || box.right > innerWidth + 1)) faults.push(`"${text}" sticks out of the screen`);
  }
  /** Names on the drawings of cards may end early: the whole name is told on pointing at them. */
  const mayBeCut = (element) => element.closest(".face .title, .gear .title") !== null;
  /** A spent card is a ready one that lies across; what is measured upright fits there, too. */
  const liesAcross = (element) => element.closest(".slot.spent") !== null;
  for (const { element, box, text } of words) {
    if (liesAcross(element) || mayBeCut(element)) continue;
    for (const around of [element, ...above(element)]) {
      const style = getComputedStyle(around);
      const edge = around.getBoundingClientRect();
      const past = Math.max(edge.left - box.left, box.right - edge.right);
      const over = Math.max(edge.top - box.top, box.bottom - edge.bottom);
      if (style.overflowX === "auto" || style.overflowY === "auto" || style.overflowY === "scroll") break;
      if (style.position === "fixed") break;
      const clips = style.overflowX !== "visible";
      const isBox = clips || style.borderTopWidth !== "0px" || style.backgroundColor !== "rgba(0, 0, 0, 0)";
      if (!isBox || style.display === "inline") continue;
      if (past > 1 || over > 1) {
        faults.push(`"${text}" of ${say(element)} sticks ${Math.round(Math.max(past, over))} out of ${say(around)} ${size(edge)}`);
        break;
      }
    }
  }

  // No text lies over other text, but for cards of the hand, which lie over each other.
  const held = (element) => element.closest("[data-area=hand] li");
  const texts = words
    .filter(({ element }) => !mayBeCut(element))
    .map((one) => ({ ...one, box: seen(one.element, one.box) }))
    .filter(({ box }) => box.width > 2 && box.height > 2);
  texts.forEach((one, at) => {
    for (const other of texts.slice(at + 1)) {
      if (one.element === other.element || (held(one.element) && held(other.element))) continue;
      if (isAbove(one.element, other.element)) continue;
      const both = common(one.box, other.box);
      const lines = Math.min(one.box.height, other.box.height);
      if (both.width > 2 && both.height > lines * 0.2) faults.push(`"${one.text}" and "${other.text}" lie over each other`);
    }
  });

  /** Whether one of both lies in a layer of its own over the table. */
  function isAbove(one, other) {
    const layer = (element) => element.closest(".menu, .peek, .lost, .outcome, header, .log h3");
    return layer(one) !== layer(other);
  }

  // What can be pressed is large enough for a finger, and nothing else that can be pressed lies over it.
  const inSentence = (element) => {
    let around = element.parentElement;
    while (getComputedStyle(around).display === "inline" && around.children.length === 1) {
      element = around;
      around = around.parentElement;
    }
    const rest = [...around.childNodes].some((node) => node !== element && node.textContent.trim() !== "");
    return getComputedStyle(element).display.startsWith("inline") && rest && getComputedStyle(around).display !== "flex";
  };
  const pressed = [...root.querySelectorAll("button, a[href], input, select, textarea, summary, [role=button]")]
    .filter((element) => isShown(element) && !element.disabled)
    .map((element) => ({ element, box: (element.closest("label") ?? element).getBoundingClientRect() }))
    .map((one) => ({ ...one, seen: seen(one.element, one.box) }));
  for (const { element, box } of pressed) {
    if (inSentence(element)) continue;
    if (box.width < SMALLEST - 0.5 || box.height < SMALLEST - 0.5) faults.push(`${say(element)} is only ${size(box)}`);
  }
  pressed.forEach((one, at) => {
    for (const other of pressed.slice(at + 1)) {
      if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
      if (one.element.closest("label") !== null && one.element.closest("label") === other.element.closest("label")) continue;
      if (isAbove(one.element, other.element)) continue;
      const both = common(one.seen, other.seen);
      if (held(one.element) && held(other.element)) {
        const strip = Math.abs(one.box.left - other.box.left);
        if (strip < SMALLEST - 0.5 && matchMedia("(hover: none)").matches) faults.push(`${say(one.element)} is seen only ${Math.round(strip)} wide`);
      } else if (both.width > 1 && both.height > 1)
        faults.push(`${say(one.element)} and ${say(other.element)} lie over each other by ${size(both)}`);
    }
  });

  // The question and the big button can be reached at once.
  if (!dialog)
    for (const element of root.querySelectorAll("#question, .prompt .big, .over .big")) {
      const box = element.getBoundingClientRect();
      const left = seen(element, box);
      if (left.height < box.height - 1 || left.width < box.width - 1) faults.push(`${say(element)} is not seen whole: ${size(left)} of ${size(box)}`);
      const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      if (!element.contains(top) && !top?.closest(".menu")) faults.push(`${say(element)} is covered by ${top && say(top)}`);
    }
  return [...new Set(faults)];
}
