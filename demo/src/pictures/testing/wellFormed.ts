/** What is wrong with a piece of XML, or null: enough for markup that our own code writes. */
export function faultOf(xml: string): string | null {
  const open: string[] = [];
  const ids = new Set<string>();
  for (const [tag, closing, name = '', attributes = '', selfClosing] of xml.matchAll(
    /<(\/?)([a-zA-Z]+)((?:\s+[a-zA-Z][a-zA-Z0-9:-]*="[^"<]*")*)\s*(\/?)>/g,
  )) {
    if (closing) {
      if (open.pop() !== name) return `unexpected ${tag}`;
    } else if (!selfClosing) open.push(name);
    const keys = [...attributes.matchAll(/\s([a-zA-Z:-]+)=/g)].map(([, key]) => key);
    if (new Set(keys).size !== keys.length) return `attribute twice in ${tag}`;
    const id = /\sid="([^"]+)"/.exec(attributes)?.[1];
    if (id !== undefined && ids.has(id)) return `id twice: ${id}`;
    if (id !== undefined) ids.add(id);
  }
  if (open.length > 0) return `left open: ${open.join(' ')}`;
  const rest = xml.replaceAll(/<(\/?)([a-zA-Z]+)((?:\s+[a-zA-Z][a-zA-Z0-9:-]*="[^"<]*")*)\s*(\/?)>/g, '');
  if (/[<>]/.test(rest)) return `stray bracket near ${rest.slice(0, 60)}`;
  for (const [, id = ''] of xml.matchAll(/(?:url\(#|href="#)([^)"]+)/g))
    if (!ids.has(id)) return `nothing has the id ${id}`;
  return /NaN|undefined|Infinity|\bnull\b/.exec(xml)?.[0] ?? null;
}
