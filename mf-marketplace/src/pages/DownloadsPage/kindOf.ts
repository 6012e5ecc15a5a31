/** The kind of file that an address names, as its extension: "CSV"; nothing where it has none. */
export const kindOf = (address: string): string =>
  (/\.([a-z0-9]{2,5})(?:[?#]|$)/i.exec(address)?.[1] ?? '').toUpperCase();
