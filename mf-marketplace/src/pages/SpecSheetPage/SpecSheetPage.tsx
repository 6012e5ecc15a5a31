import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import type { LoadArguments, RemoteContext, RemotePage } from '@caravan/shared/contracts';
import { Fetched } from '@caravan/shared/site';
import { prefetch } from '@caravan/shared/store';
import { VisuallyHidden } from '@caravan/shared/ui';
import { answerIn, fetchedAnswer } from '../../api/answerIn';
import { friendshipApi, useArgumentDetailQuery } from '../../api/friendshipApi';
import { marketplaceApi } from '../../api/marketplaceApi';
import { isUnknown, orNotFound } from '../../api/orNotFound';
import { possibleId } from '../../api/possibleId';
import { Gone } from '../../components/Gone';
import { PageColumn } from '../../components/PageColumn';
import { SpecSheet } from './SpecSheet';
import { specSheetMeta } from './specSheetMeta';
import { SpecSheetSkeleton } from './SpecSheetSkeleton';

const SpecSheetPage = (): ReactElement => {
  const { t } = useTranslation('marketplace');
  const { id = '' } = useParams();
  const query = useArgumentDetailQuery({ id });
  // Not the sheet of the address before, which `data` is while this one's is under way.
  const ofThis = { ...query, data: query.currentData };
  if (isUnknown(query.error)) {
    return (
      <PageColumn>
        <Gone
          title={t('specSheet.gone.title')}
          text={t('specSheet.gone.text')}
          to="/home"
          link={t('specSheet.gone.action')}
        />
      </PageColumn>
    );
  }
  return (
    <PageColumn>
      {(ofThis.data === undefined || query.error !== undefined) && (
        <VisuallyHidden as="h1">{t('specSheet.title')}</VisuallyHidden>
      )}
      <Fetched query={ofThis} skeleton={<SpecSheetSkeleton />} failure={t('specSheet.failed')}>
        {(sheet) => <SpecSheet sheet={sheet} />}
      </Fetched>
    </PageColumn>
  );
};

const { getFinderFriendship } = marketplaceApi.endpoints;
const { argumentDetail, getFinderFriendshipDetail } = friendshipApi.endpoints;

const load = async ({ context, params }: LoadArguments): Promise<void> => {
  const id = possibleId(params['id']);
  await orNotFound(prefetch(context, argumentDetail, { id }));
};

/** Not every advertiser has a spec sheet: its own page says so. */
const addresses = async (context: RemoteContext): Promise<readonly string[]> => {
  const advertisers = (await fetchedAnswer(context, getFinderFriendship, {})) ?? [];
  const found = await Promise.all(
    advertisers.map(({ id }) => fetchedAnswer(context, getFinderFriendshipDetail, { lang: context.lang, id })),
  );
  return found.flatMap((advertiser) => (advertiser?.hasArgument ? [`/argument/detail/${advertiser.id}`] : []));
};

export const page: RemotePage = {
  Component: SpecSheetPage,
  load,
  meta: ({ params: { id = '' }, lang, state }) => {
    const sheet = answerIn(state, argumentDetail, { id });
    return sheet ? specSheetMeta(sheet, lang) : {};
  },
  addresses,
};
