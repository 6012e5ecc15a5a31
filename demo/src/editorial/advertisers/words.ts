import en from '../en/advertisers.json' with { type: 'json' };
import ge from '../ge/advertisers.json' with { type: 'json' };
import { inBothLanguages } from '@caravan/shared/terms';

interface TitledText {
  readonly title: string;
  readonly text: string;
}

/** The texts of an advertiser in one language. */
interface Words {
  readonly title: string;
  readonly summary: string;
  readonly prices: readonly string[];
  readonly characteristics: readonly TitledText[];
  readonly overview: string;
  readonly performance: { readonly title: string; readonly details: string; readonly steps: readonly TitledText[] };
  /** A fact is a pair of name and value. */
  readonly technical: readonly { readonly name: string; readonly facts: readonly (readonly string[])[] }[];
  /** The lines of the spec sheet by key. A part has a name and sometimes a value. */
  readonly sheet: Readonly<Record<string, SheetWords>>;
}

interface SheetWords {
  readonly text: string;
  readonly value?: string;
  readonly parts?: Readonly<Record<string, readonly string[]>>;
}

/** The texts of each advertiser, by its name in advertisers.json. */
export const advertiserWords = inBothLanguages<Readonly<Record<keyof typeof en, Words>>>(en, ge);
