import { longestEntry } from '@caravan/shared/contracts/calls';
import type { PageProps } from '@caravan/shared/page';
import { useTexts } from '@caravan/shared/site';
import { ButtonLink, EmptyState, PageHeading, ButtonRow } from '@caravan/shared/ui';
import { CARS_PATH, catalogueNames, filterParameter, finderNames, listViewOf, VEHICLES_PATH } from '../../api/listView';
import { changeSearch } from '../../api/pageSearch';
import { PageColumn } from '../../components/PageColumn';
import { definePage } from '../../define';
import { SaveSearchForm, type SaveSearchView } from './SaveSearchForm';

const SaveSearchPage = ({ view }: PageProps<SaveSearchView, object>) => {
  const t = useTexts('marketplace');
  if (Object.keys(view.selection).length === 0) {
    return (
      <PageColumn>
        <PageHeading title={t('saveSearch.nothing')} />
        <EmptyState
          title={t('saveSearch.nothingText')}
          action={
            <ButtonRow>
              <ButtonLink to={CARS_PATH} variant="primary">
                {t('saveSearch.cars')}
              </ButtonLink>
              <ButtonLink to={VEHICLES_PATH}>{t('saveSearch.vehicles')}</ButtonLink>
            </ButtonRow>
          }
        />
      </PageColumn>
    );
  }
  return (
    <PageColumn>
      <PageHeading title={t('saveSearch.title')} lead={t('saveSearch.lead')} />
      <SaveSearchForm key={view.results} {...view} />
    </PageColumn>
  );
};

export const page = definePage('save-search', {
  address: ({ search }): SaveSearchView => {
    const list = search.get('list') === 'vehicles' ? 'vehicles' : 'cars';
    const path = list === 'cars' ? CARS_PATH : VEHICLES_PATH;
    return {
      list,
      name: (search.get('name') ?? '').slice(0, longestEntry.searchName),
      selection: filterParameter(listViewOf<string>(search, list === 'cars' ? catalogueNames : finderNames)),
      results: `${path}${changeSearch(search, { list: null, name: null })}`,
    };
  },
  queries: () => ({}),
  View: SaveSearchPage,
});
