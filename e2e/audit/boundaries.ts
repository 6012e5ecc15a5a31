/** A part of a page that React hydrates in one piece: its first element and the number of its elements outside inner boundaries. */
export interface Piece {
  readonly first: string;
  readonly elements: number;
}

const TOKEN = /<!--(\/?)\$[?!~]?-->|<[a-z][^\s>/]*(?:\s(?:"[^"]*"|[^">])*)?>/g;

/** Returns the pieces of a page's HTML. React marks each `Suspense` boundary by a pair of comments. */
export const piecesOf = (html: string): readonly Piece[] => {
  const root = html.slice(
    html.indexOf('<div id="root">'),
    html.lastIndexOf('<script type="application/json" id="caravan-boot"'),
  );
  const openPieces = [{ first: '', elements: 0 }];
  const closedPieces: Piece[] = [];
  for (const [token, end] of root.matchAll(TOKEN)) {
    const piece = openPieces.at(-1);
    if (!piece) throw new Error('the boundaries of the page do not match');
    if (!token.startsWith('<!--')) {
      piece.elements += 1;
      piece.first ||= token;
    } else if (end === '/') closedPieces.push(...openPieces.splice(-1));
    else openPieces.push({ first: '', elements: 0 });
  }
  return [...closedPieces, ...openPieces];
};
