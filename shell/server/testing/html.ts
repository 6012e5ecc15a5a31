/** Returns the texts of the inline elements that a policy must name. Data in JSON never runs. */
export const inlineTexts = (html: string): string[] =>
  [...html.matchAll(/<(?:style[^>]*|script(?: nonce="[^"]*")?)>([^]*?)<\/(?:style|script)>/g)].map(
    ([, text = '']) => text,
  );

/** Returns the number that a page of these tests writes at each render. */
export const renderIn = (html: string): string => /Render \d+/.exec(html)?.[0] ?? 'none';

/** Returns the JSON in an element of a page, or null without the element. */
export const jsonIn = (html: string, id: string): unknown =>
  JSON.parse(new RegExp(`<script type="application/json" id="${id}">(.*?)</script>`, 's').exec(html)?.[1] ?? 'null');

/** Returns the manifest in a page. */
export const bootOf = (html: string): unknown => jsonIn(html, 'caravan-boot');
