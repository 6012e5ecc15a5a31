import { escapeHtml } from '@caravan/shared/format';
import { LOCALES, type Language } from '@caravan/shared/terms';

/** A block of a document, with texts in its language. */
export type Block =
  | { readonly kind: 'heading' | 'text'; readonly text: string }
  | { readonly kind: 'checks' | 'steps'; readonly items: readonly { readonly title: string; readonly text: string }[] }
  | { readonly kind: 'table'; readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] };

export interface Document {
  readonly title: string;
  readonly lead: string;
  readonly blocks: readonly Block[];
  /** The last line: sources or contact. */
  readonly foot: string;
}

// The file is opened from a disk, without the site's styles and fonts.
const style = `
@page { size: A4; margin: 18mm 16mm; }
body { max-width: 180mm; margin: 12mm auto; padding: 0 6mm; color: #1d1a15; background: #fff; font: 11pt/1.5 FiraGO, "Noto Sans Georgian", "Segoe UI", sans-serif; }
header { border-bottom: 2pt solid #ad3d17; margin-bottom: 6mm; }
header b { color: #ad3d17; letter-spacing: .04em; }
h1 { font: 600 22pt/1.2 Georgia, "Noto Serif Georgian", serif; margin: 2mm 0; }
h2 { font: 600 13pt/1.3 Georgia, "Noto Serif Georgian", serif; margin: 7mm 0 2mm; break-after: avoid; }
.lead { color: #575046; margin: 0 0 4mm; }
table { border-collapse: collapse; width: 100%; margin: 2mm 0 4mm; font-variant-numeric: tabular-nums; }
th, td { border-bottom: .5pt solid #8d8475; padding: 1.6mm 3mm 1.6mm 0; text-align: left; vertical-align: top; }
th { color: #575046; font-weight: 600; }
th:first-child, td:first-child { width: 34%; }
ul, ol { padding: 0; margin: 0; list-style: none; }
ol { counter-reset: step; }
li { display: grid; grid-template-columns: 9mm 1fr; padding: 1.2mm 0; break-inside: avoid; }
ul li::before { content: ""; width: 4mm; height: 4mm; margin-top: 1mm; border: .8pt solid #1d1a15; }
ol li::before { counter-increment: step; content: counter(step); color: #ad3d17; font-weight: 600; }
li span { display: block; color: #575046; }
footer { border-top: .5pt solid #8d8475; margin-top: 8mm; padding-top: 2mm; color: #575046; font-size: 9pt; overflow-wrap: anywhere; }
@media print { body { margin: 0; padding: 0; max-width: none; } }
`;

const listHtml = (tag: 'ul' | 'ol', items: readonly { readonly title: string; readonly text: string }[]): string =>
  `<${tag}>${items
    .map(
      ({ title, text }) =>
        `<li><div>${escapeHtml(title)}${text === '' ? '' : `<span>${escapeHtml(text)}</span>`}</div></li>`,
    )
    .join('')}</${tag}>`;

const rowHtml = (tag: 'th' | 'td', texts: readonly string[]): string =>
  `<tr>${texts.map((text) => `<${tag}>${escapeHtml(text)}</${tag}>`).join('')}</tr>`;

const tableHtml = (head: readonly string[], rows: readonly (readonly string[])[]): string => {
  const top = head.length === 0 ? '' : `<thead>${rowHtml('th', head)}</thead>`;
  return `<table>${top}<tbody>${rows.map((row) => rowHtml('td', row)).join('')}</tbody></table>`;
};

const blockHtml = (block: Block): string => {
  switch (block.kind) {
    case 'heading':
      return `<h2>${escapeHtml(block.text)}</h2>`;
    case 'text':
      return `<p>${escapeHtml(block.text)}</p>`;
    case 'checks':
      return listHtml('ul', block.items);
    case 'steps':
      return listHtml('ol', block.items);
    default:
      return tableHtml(block.head, block.rows);
  }
};

/** Returns a document as one HTML file without other resources, laid out for A4. */
export const pageHtml = ({ title, lead, blocks, foot }: Document, language: Language): string =>
  `<!doctype html>
<html lang="${LOCALES[language]}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)} · Caravan</title><style>${style}</style></head>
<body><header><b>Caravan</b><h1>${escapeHtml(title)}</h1><p class="lead">${escapeHtml(lead)}</p></header>
${blocks.map(blockHtml).join('\n')}
<footer>${escapeHtml(foot)}</footer></body></html>
`;
