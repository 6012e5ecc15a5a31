import ceramicKitEn from '../en/advertisers/ceramicKit.json' with { type: 'json' };
import chargerEn from '../en/advertisers/charger.json' with { type: 'json' };
import dashcamEn from '../en/advertisers/dashcam.json' with { type: 'json' };
import floorMatsEn from '../en/advertisers/floorMats.json' with { type: 'json' };
import roofBoxEn from '../en/advertisers/roofBox.json' with { type: 'json' };
import seatCoversEn from '../en/advertisers/seatCovers.json' with { type: 'json' };
import toolKitEn from '../en/advertisers/toolKit.json' with { type: 'json' };
import tyresEn from '../en/advertisers/tyres.json' with { type: 'json' };
import ceramicKitGe from '../ge/advertisers/ceramicKit.json' with { type: 'json' };
import chargerGe from '../ge/advertisers/charger.json' with { type: 'json' };
import dashcamGe from '../ge/advertisers/dashcam.json' with { type: 'json' };
import floorMatsGe from '../ge/advertisers/floorMats.json' with { type: 'json' };
import roofBoxGe from '../ge/advertisers/roofBox.json' with { type: 'json' };
import seatCoversGe from '../ge/advertisers/seatCovers.json' with { type: 'json' };
import toolKitGe from '../ge/advertisers/toolKit.json' with { type: 'json' };
import tyresGe from '../ge/advertisers/tyres.json' with { type: 'json' };
import { inBoth } from '@caravan/shared/terms';

interface Titled {
  readonly title: string;
  readonly text: string;
}

/** The texts of an advertiser in one language. */
interface Words {
  readonly title: string;
  readonly summary: string;
  readonly prices: readonly string[];
  readonly characteristics: readonly Titled[];
  readonly overview: string;
  readonly performance: { readonly title: string; readonly details: string; readonly steps: readonly Titled[] };
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
export const advertiserWords = {
  ceramicKit: inBoth<Words>(ceramicKitEn, ceramicKitGe),
  charger: inBoth<Words>(chargerEn, chargerGe),
  dashcam: inBoth<Words>(dashcamEn, dashcamGe),
  floorMats: inBoth<Words>(floorMatsEn, floorMatsGe),
  roofBox: inBoth<Words>(roofBoxEn, roofBoxGe),
  seatCovers: inBoth<Words>(seatCoversEn, seatCoversGe),
  toolKit: inBoth<Words>(toolKitEn, toolKitGe),
  tyres: inBoth<Words>(tyresEn, tyresGe),
};
