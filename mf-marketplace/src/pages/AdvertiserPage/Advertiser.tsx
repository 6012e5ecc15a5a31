import type { FriendshipDetail } from '@caravan/shared/contracts/calls';
import { usePageView, useStay } from '@caravan/shared/tracking';
import { Spread } from './Advertiser.styles';
import { Characteristics } from './Characteristics';
import { AdvertiserHead } from './AdvertiserHead';
import { Overview } from './Overview';
import { Performance } from './performance/Performance';
import { SheetTeaser } from './SheetTeaser';
import { Terms } from './Terms';
import { Technical } from './Technical';

export const Advertiser = ({ advertiser }: { readonly advertiser: FriendshipDetail }) => {
  const { id, title } = advertiser;
  usePageView('FINDER_ADV_PV', { id, title });
  useStay('FINDER_ADV_STAY', { id });
  return (
    <article>
      <AdvertiserHead advertiser={advertiser} />
      <Spread>
        <Terms advertiser={advertiser} />
        <Overview advertiser={advertiser} />
      </Spread>
      <Characteristics characteristics={advertiser.characteristics} />
      <Performance performance={advertiser.performance} />
      <Technical technical={advertiser.technical} />
      {advertiser.hasArgument && <SheetTeaser advertiser={advertiser} />}
    </article>
  );
};
