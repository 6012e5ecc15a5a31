import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'puppeteer';
import { escapeRegExp } from '../../scripts/escapeRegExp';

const facts = join(import.meta.dirname, '../../demo/src/facts');

/** Returns the texts of the named fields at any depth of a file of facts. */
const namesIn = (file: string, fields: readonly string[]): string[] => {
  const names: string[] = [];
  const collect = (value: unknown, field: string): void => {
    if (typeof value === 'string' && fields.includes(field)) names.push(value);
    else if (typeof value === 'object' && value !== null) {
      for (const [key, inner] of Object.entries(value)) collect(inner, Array.isArray(value) ? field : key);
    }
  };
  collect(JSON.parse(readFileSync(join(facts, file), 'utf8')), '');
  return names;
};

/** Matches any of the words as a whole. Longer words come first, because a name can begin with another one. */
const anyOf = (words: readonly string[]): RegExp => {
  const written = [...new Set(words)].filter((word) => /\p{Script=Latin}/u.test(word)).map(escapeRegExp);
  const alternatives = written.toSorted((a, b) => b.length - a.length).join('|');
  return new RegExp(String.raw`(?<![\p{Script=Latin}\d])(?:${alternatives})(?!\p{Script=Latin})`, 'gu');
};

/** Names are the same in every language. Brands come first: a model name can begin with one. */
const brands = anyOf([...namesIn('brands.json', ['name']), ...namesIn('marketModels.json', ['brand'])]);
const models = anyOf([
  ...namesIn('models.json', ['nameEn']),
  ...namesIn('marketModels.json', ['model']),
  ...namesIn('generations.json', ['series', 'name']),
  ...namesIn('paints.json', ['name']),
]);

/** VINs, degrees Celsius, addresses of mail and sites, and hex colours. */
const codes =
  /\b[\dA-HJ-NPR-Z]{17}\b|°C|[\w.+-]+@[\w.-]+|https?:\S+|(?:[\w-]+\.)+(?:example|com|org|ge)\b[\w/-]*|#[\dA-F]{6}\b/g;

/** Returns words in Latin letters, without names of cars and paints, addresses and `known` words. */
export const latinIn = (text: string, known: readonly string[]): string[] =>
  [codes, brands, models, anyOf(known)]
    .reduce((remaining, pattern) => remaining.replaceAll(pattern, ' '), text)
    .match(/\p{Script=Latin}(?:[\p{Script=Latin}\d'’.-]*[\p{Script=Latin}\d])?/gu) ?? [];

/** Returns title, description and every visible or accessible text of a page, without those in another language and in `leftOut`. */
export const visibleTexts = (page: Page, leftOut = 'noscript'): Promise<string[]> =>
  page.evaluate((excluded) => {
    const isOwn = (element: Element): boolean =>
      element.closest('[lang]') === document.documentElement &&
      !element.closest(`script, style, template, ${excluded}`) &&
      element.checkVisibility({ visibilityProperty: true });
    const texts: string[] = [document.title];
    const description = document.querySelector('meta[name="description"]')?.getAttribute('content');
    if (description) texts.push(description);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode;
      if (parentElement && isOwn(parentElement) && textContent) texts.push(textContent);
    }
    for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-roledescription', 'aria-valuetext']) {
      for (const element of document.querySelectorAll(`[${name}]`)) {
        if (isOwn(element)) texts.push(element.getAttribute(name) ?? '');
      }
    }
    return texts;
  }, leftOut);
