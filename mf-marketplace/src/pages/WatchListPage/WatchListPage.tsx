import { styled } from 'styled-components';
import { useSite, useTexts } from '@caravan/shared/site';
import { lazyPart, type PageProps } from '@caravan/shared/page';
import { boundQuery, type BoundQuery } from '@caravan/shared/store';
import { PageHeading, VisuallyHidden } from '@caravan/shared/ui';
import { api } from '../../api/api';
import { PageColumn } from '../../components/PageColumn';
import { parseWatchKey } from '../../state/watchKey';
import { definePage } from '../../define';
import { comparedIn } from './compareView';
import { WatchedVehicles, type WatchListView } from './WatchedVehicles';
import { WatchingLink } from './watching/WatchingLink';

const Comparison = lazyPart(
  async () => (await import(/* webpackChunkName: "comparison" */ './comparison/Comparison')).Comparison,
);

const Watching = lazyPart(
  async () => (await import(/* webpackChunkName: "watching" */ './watching/Watching')).Watching,
);

const WatchListPage = ({ view: { compared, search } }: PageProps<WatchListView, object>) => {
  const t = useTexts('marketplace');
  const { session } = useSite();
  const isAccounts = session.status === 'in';
  return (
    <PageColumn>
      <PageHeading title={t('watchList.title')} lead={t(isAccounts ? 'watchList.leadAccount' : 'watchList.lead')} />
      <VisuallyHidden as="h2">{t('watchList.title')}</VisuallyHidden>
      <WatchingLink />
      {compared.length > 0 && <Comparison ids={compared} search={search} />}
      <Lists>
        <WatchedVehicles compared={compared} search={search} />
        <Watching />
      </Lists>
    </PageColumn>
  );
};

/** Makes the list as high as the viewport, so that the footer does not shift visibly when the list loads. */
const Lists = styled.div`
  min-height: 100dvh;
  @media (scripting: none) {
    min-height: 0;
  }
`;

export const page = definePage('watch-list', {
  // Only the browser knows the owner of the list. The address names the compared vehicles.
  address: ({ search }) => ({ compared: comparedIn(search), search }),
  queries: ({ compared }, { lang }) =>
    Object.fromEntries(
      compared.flatMap((key): [string, BoundQuery<unknown>][] => {
        const { kind, id } = parseWatchKey(key);
        return kind === 'car'
          ? [
              [key, boundQuery(api.query('getUsedCarInfo'), { id })],
              [`${key} table`, boundQuery(api.query('carCompare'), { carIds: [id] })],
              [`${key} landed`, boundQuery(api.query('landedPrice'), { id })],
            ]
          : [[key, boundQuery(api.query('getFinderVehicleDetail'), { id, lang })]];
      }),
    ),
  View: WatchListPage,
  lazyParts: [Comparison, Watching],
});
