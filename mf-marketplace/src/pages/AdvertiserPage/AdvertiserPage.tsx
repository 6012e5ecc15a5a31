import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import type { LoadArguments, RemoteContext, RemotePage } from '@caravan/shared/contracts';
import { Fetched, useSite } from '@caravan/shared/site';
import { prefetch } from '@caravan/shared/store';
import { usePageView, useStay } from '@caravan/shared/tracking';
import { VisuallyHidden } from '@caravan/shared/ui';
import { answerIn, fetchedAnswer } from '../../api/answerIn';
import { friendshipApi, useGetFinderFriendshipDetailQuery } from '../../api/friendshipApi';
import { marketplaceApi } from '../../api/marketplaceApi';
import { isUnknown, orNotFound } from '../../api/orNotFound';
import { possibleId } from '../../api/possibleId';
import { Gone } from '../../components/Gone';
import { PageColumn } from '../../components/PageColumn';
import { Advertiser } from './Advertiser';
import { advertiserMeta } from './advertiserMeta';
import { AdvertiserSkeleton } from './AdvertiserSkeleton';

const AdvertiserPage = (): ReactElement => {
  const { t } = useTranslation('marketplace');
  const { lang } = useSite();
  const { id = '' } = useParams();
  const query = useGetFinderFriendshipDetailQuery({ lang, id });
  // Not `data`, which is the advertiser's of the address before while this one's is under way.
  const shown = query.currentData;
  usePageView('FINDER_ADV_PV', shown ? { id, title: shown.title } : null);
  useStay('FINDER_ADV_STAY', { id });
  if (isUnknown(query.error)) {
    return (
      <PageColumn>
        <Gone
          title={t('advertiser.gone.title')}
          text={t('advertiser.gone.text')}
          to="/home"
          link={t('advertiser.gone.action')}
        />
      </PageColumn>
    );
  }
  return (
    <PageColumn>
      {(shown === undefined || query.error !== undefined) && (
        <VisuallyHidden as="h1">{t('advertiser.title')}</VisuallyHidden>
      )}
      <Fetched query={{ ...query, data: shown }} skeleton={<AdvertiserSkeleton />} failure={t('advertiser.failed')}>
        {/* Another advertiser begins at its first step and tab. */}
        {(advertiser) => <Advertiser key={advertiser.id} advertiser={advertiser} />}
      </Fetched>
    </PageColumn>
  );
};

const { getFinderFriendship } = marketplaceApi.endpoints;
const { getFinderFriendshipDetail } = friendshipApi.endpoints;

const load = async ({ context, params }: LoadArguments): Promise<void> => {
  const id = possibleId(params['id']);
  await orNotFound(prefetch(context, getFinderFriendshipDetail, { lang: context.lang, id }));
};

const addresses = async (context: RemoteContext): Promise<readonly string[]> =>
  ((await fetchedAnswer(context, getFinderFriendship, {})) ?? []).map(({ id }) => `/friendship/${id}`);

export const page: RemotePage = {
  Component: AdvertiserPage,
  load,
  meta: ({ params: { id = '' }, lang, currency, state }) => {
    const advertiser = answerIn(state, getFinderFriendshipDetail, { lang, id });
    return advertiser ? advertiserMeta(advertiser, currency) : {};
  },
  addresses,
};
