import type { PageProps } from '@caravan/shared/page';
import type { BoundQuery } from '@caravan/shared/store';
import { daysByTitle, type TitledModel } from '../../api/auctionApi';
import { framedMeta, FramedModel } from '../../components/FramedModel';
import { titledView, type TitledView } from '../../components/titledView';
import { definePage } from '../../define';

type Props = PageProps<TitledView, { readonly days: BoundQuery<TitledModel> }>;

const AuctionDaysPage = ({ view, queries }: Props) => (
  <FramedModel key={JSON.stringify(view)} view={view} query={queries.days} step="day" />
);

export const page = definePage('auction-days', {
  address: ({ search }) => titledView(search),
  queries: ({ title, location }) => ({ days: daysByTitle({ title, location }) }),
  View: AuctionDaysPage,
  meta: ({ queries, answer, failure }) => framedMeta(answer(queries.days), failure(queries.days)),
});
