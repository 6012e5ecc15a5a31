/** Returns the texts of the inline elements that a policy must name. Data in JSON never runs. */
export const inlineTexts = (html: string): string[] =>
  [...html.matchAll(/<(?:style[^>]*|script(?: nonce="[^"]*")?)>([^]*?)<\/(?:style|script)>/g)].map(
    ([, text = '']) => text,
  );

/** Returns the number that a page of these tests writes at each render. */
export const renderIn = (html: string): string => /Render \d+/.exec(html)?.[0] ?? 'none';

/** The manifest in a page. */
export const bootOf = (html: string): unknown =>
  JSON.parse(html.match(/<script type="application\/json" id="caravan-boot">(.*?)<\/script>/s)?.[1] ?? 'null');
