interface SourceLinkProps {
  readonly name: string;
  readonly address: string;
  /** When it was published or read, as its document says. */
  readonly date: string;
}

/** A source with its date. Only an address that begins with `https://` is a link, in a new tab. Any other is text. */
export function SourceLink({ name, address, date }: SourceLinkProps) {
  if (!address.startsWith('https://')) return `${name}, ${date}: ${address}`;
  return (
    <>
      <a href={address} target="_blank" rel="noopener">
        {name}
      </a>
      , {date}
    </>
  );
}
