import type { Page } from 'puppeteer';

const characters: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

const decoded = (text: string): string =>
  text.replaceAll(/&(?:#x([\da-f]+)|(\w+));/gi, (whole: string, code?: string, name?: string) =>
    code === undefined ? (characters[name ?? ''] ?? whole) : String.fromCodePoint(Number.parseInt(code, 16)),
  );

const squeezed = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** The content of a page as HTML. */
const mainOf = (html: string): string => /<main\b.*<\/main>/s.exec(html)?.[0] ?? '';

/** What the content of a page says in HTML. */
const textOf = (html: string): string =>
  squeezed(
    decoded(
      mainOf(html)
        .replaceAll(/<(script|style|noscript)\b.*?<\/\1>/gs, '')
        .replaceAll('<!-- -->', '')
        .replaceAll(/<[^>]+>/g, ' '),
    ),
  );

/** What opens by itself, a clock that runs, which says something else by now, and pictures of a carousel that are not their turn. */
const LATER = 'noscript, dialog, [role="timer"], [aria-hidden="true"]';

/** Texts of the content that can be seen, each as long as no element interrupts it. */
const shownTexts = (page: Page, within: string): Promise<string[]> =>
  page.evaluate(
    (leftOut, part) => {
      const texts: string[] = [];
      const walker = document.createTreeWalker(document.querySelector(part) ?? document.body, NodeFilter.SHOW_TEXT);
      let last: Node | null = null;
      while (walker.nextNode()) {
        const { currentNode } = walker;
        const { parentElement, textContent, previousSibling } = currentNode;
        if (!parentElement?.checkVisibility() || parentElement.closest(leftOut)) continue;
        const goesOn = last !== null && (previousSibling === last || previousSibling?.previousSibling === last);
        if (goesOn && !(previousSibling instanceof Element)) texts.push((texts.pop() ?? '') + (textContent ?? ''));
        else texts.push(textContent ?? '');
        last = currentNode;
      }
      return texts;
    },
    LATER,
    within,
  );

/** What the content of a page lacks as the server sent it: texts that the browser shows `within` it, or parts that are said to be under way. */
export const missingFrom = async (html: string, page: Page, within = 'main'): Promise<string[]> => {
  const sent = textOf(html);
  const shown = (await shownTexts(page, within)).map(squeezed).filter((text) => text !== '');
  if (shown.length === 0) return ['everything: the browser shows nothing'];
  const busy = mainOf(html).includes('aria-busy="true"') ? ['a part that is under way'] : [];
  return [...busy, ...new Set(shown.filter((text) => !sent.includes(text)))];
};
