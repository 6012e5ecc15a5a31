import type { PageProps } from '@caravan/shared/page';
import type { BoundQuery } from '@caravan/shared/store';
import { weeksByTitle, type TitledModel } from '../../api/auctionApi';
import { framedMeta, FramedModel } from '../../components/FramedModel';
import { titledView, type TitledView } from '../../components/titledView';
import { definePage } from '../../define';

type Props = PageProps<TitledView, { readonly weeks: BoundQuery<TitledModel> }>;

const AuctionTrendPage = ({ view, queries }: Props) => (
  <FramedModel key={JSON.stringify(view)} view={view} query={queries.weeks} step="week" />
);

export const page = definePage('auction-trend', {
  address: ({ search }) => titledView(search),
  queries: ({ title, location }) => ({ weeks: weeksByTitle({ title, location }) }),
  View: AuctionTrendPage,
  meta: ({ queries, answer, failure }) => framedMeta(answer(queries.weeks), failure(queries.weeks)),
});
