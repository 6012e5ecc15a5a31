import { escapeHtml } from '@caravan/shared/format';
import { initialsOf } from './initials';

/** A brand's tile, 240 × 240: its initials, in one manner for all brands and after no trade mark. */
export function drawBrandMark(name: string): string {
  const letters = initialsOf(name);
  const size = letters.length > 2 ? 76 : 96;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240" width="240" height="240"><title>${escapeHtml(name)}</title><style>@media(prefers-color-scheme:dark){rect{fill:#36332e}text{fill:#ece8e0}}</style><rect width="240" height="240" fill="#ece8e0"/><text x="120" y="${120 + size * 0.36}" text-anchor="middle" font-family="Arial, 'Liberation Sans', sans-serif" font-size="${size}" font-weight="700" fill="#1c1a17">${escapeHtml(letters)}</text></svg>`;
}
