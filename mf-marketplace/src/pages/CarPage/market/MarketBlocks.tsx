import type { MarketBeside, UsedCar } from '@caravan/shared/contracts/calls';
import { DemoNote } from '../../../components/DemoNote';
import { ImportOrBuy } from './ImportOrBuy';
import { Blocks } from './Market.styles';
import { PlaceAmongSold } from './PlaceAmongSold';
import { Resale } from './Resale';

interface MarketBlocksProps {
  readonly market: MarketBeside;
  readonly car: Pick<UsedCar, 'isDemo'>;
}

/** Three blocks, each of them absent if it has nothing to say. */
export const MarketBlocks = ({ market, car }: MarketBlocksProps) => (
  <>
    <Blocks>
      <PlaceAmongSold market={market} />
      <ImportOrBuy market={market} />
      <Resale market={market} />
    </Blocks>
    <DemoNote kind="market" items={[car, ...market.vehicles]} />
  </>
);
