import type { ReactNode } from 'react';
import { Drawing } from './Drawing';

interface ScreenProps {
  label: string;
  /** Text of the address bar. */
  address: string;
  /** Content below the bar. Its y is from 46 to `height`, and it is 400 units wide. */
  children: ReactNode;
  height?: number;
  /** Replaces the menu icon at the right end of the bar. */
  sign?: ReactNode;
}

/** Shows a stylised browser window, 400 units wide, with content. */
export const Screen = ({ label, address, children, height = 230, sign }: ScreenProps) => (
  <Drawing viewBox={`0 0 400 ${height}`} aria-label={label}>
    <rect className="sheet" x="0.5" y="0.5" width="399" height={height - 1} rx="6" />
    <path className="wash" d="M1 36V7a6 6 0 0 1 6 -6H393a6 6 0 0 1 6 6V36Z" />
    <path className="hairline" d="M0 36H400" />
    <circle className="dot" cx="16" cy="18" r="4" />
    <circle className="dot" cx="30" cy="18" r="4" />
    <circle className="dot" cx="44" cy="18" r="4" />
    <rect className="field" x="62" y="7" width="282" height="22" rx="11" />
    <text className="soft" x="82" y="22.5">
      {address}
    </text>
    <circle className="dot" cx="73" cy="18" r="3" />
    {sign ?? <path className="sign" d="M362 13h12M362 18h12M362 23h12" />}
    {children}
  </Drawing>
);
