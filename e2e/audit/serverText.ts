import type { Page } from 'puppeteer';

const characters: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

const decodeEntities = (text: string): string =>
  text.replaceAll(/&(?:#x([\da-f]+)|(\w+));/gi, (entity: string, code?: string, name?: string) =>
    code === undefined ? (characters[name ?? ''] ?? entity) : String.fromCodePoint(Number.parseInt(code, 16)),
  );

const collapseSpaces = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

const mainOf = (html: string): string => /<main\b.*<\/main>/s.exec(html)?.[0] ?? '';

const textOf = (html: string): string =>
  collapseSpaces(
    decodeEntities(
      mainOf(html)
        .replaceAll(/<(script|style|noscript)\b.*?<\/\1>/gs, '')
        .replaceAll('<!-- -->', '')
        .replaceAll(/<[^>]+>/g, ' '),
    ),
  );

/** Content that differs between server and browser: dialogs that open by themselves, running clocks and hidden pictures of a carousel. */
const BROWSER_ONLY = 'noscript, dialog, [role="timer"], [aria-hidden="true"]';

/** Returns the visible texts of a region. Adjacent text nodes are one text. */
const shownTexts = (page: Page, region: string): Promise<string[]> =>
  page.evaluate(
    (excluded, part) => {
      const texts: string[] = [];
      const walker = document.createTreeWalker(document.querySelector(part) ?? document.body, NodeFilter.SHOW_TEXT);
      let last: Node | null = null;
      while (walker.nextNode()) {
        const { currentNode } = walker;
        const { parentElement, textContent, previousSibling } = currentNode;
        if (!parentElement?.checkVisibility() || parentElement.closest(excluded)) continue;
        const isContinued = last !== null && (previousSibling === last || previousSibling?.previousSibling === last);
        if (isContinued && !(previousSibling instanceof Element)) texts.push((texts.pop() ?? '') + (textContent ?? ''));
        else texts.push(textContent ?? '');
        last = currentNode;
      }
      return texts;
    },
    BROWSER_ONLY,
    region,
  );

/** Returns the texts that the server's HTML lacks and whether a part of it is loading. Checks only the heading without `isContentRendered`. */
export const findMissingTexts = async (html: string, page: Page, isContentRendered: boolean): Promise<string[]> => {
  const sent = textOf(html);
  const region = isContentRendered ? 'main' : 'main h1';
  const shown = (await shownTexts(page, region)).map(collapseSpaces).filter((text) => text !== '');
  if (shown.length === 0) return ['everything: the browser shows nothing'];
  const loadingParts = mainOf(html).includes('aria-busy="true"') ? ['a part that is loading'] : [];
  return [...loadingParts, ...new Set(shown.filter((text) => !sent.includes(text)))];
};
