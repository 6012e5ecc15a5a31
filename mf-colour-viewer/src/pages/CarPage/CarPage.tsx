import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router-dom';
import type { RemotePage } from '@caravan/shared/contracts';
import { useHydrated, Heading } from '@caravan/shared/ui';
import { addressOf, wishedView } from '../../catalogue/address';
import { selectionOf } from '../../catalogue/catalogue';
import { nextPictures } from '../../catalogue/neighbours';
import { pictureOf, previewOf, showcase } from '../../catalogue/pictures';
import { Car, Head, Note, Panel, Plate, Studio } from './CarPage.styles';
import { CategoryTabs } from './CategoryTabs';
import { ColourCard } from './ColourCard';
import { HotColours } from './HotColours';
import { NamePlate } from './NamePlate';
import { OptionChips } from './OptionChips';
import { Stage } from './Stage';
import { TakeAway } from './TakeAway';
import { usePreloadedPictures } from './usePreloadedPictures';
import { ViewSwitch } from './ViewSwitch';

/** The address alone says what is shown: the item by its name, the view by `view`. */
const CarPage = () => {
  const { t } = useTranslation('colour-viewer');
  const panelId = useId();
  const { id } = useParams();
  const [search] = useSearchParams();
  const selection = selectionOf(id);
  const { item } = selection;
  const { view, src } = pictureOf(item, wishedView(search));
  // Tabs are tabs in the browser only: see useChoiceLinks.
  const panelProps = useHydrated() ? { role: 'tabpanel', 'aria-label': t(`category.${selection.category.id}`) } : {};
  usePreloadedPictures(nextPictures(selection, view));
  return (
    <>
      <Head>
        <Heading level={1} look="heading">
          {t('title')}
        </Heading>
        <Car lang="en">{showcase.name}</Car>
      </Head>
      <CategoryTabs selection={selection} view={view} panelId={panelId} />
      <Studio>
        <Stage
          item={item}
          src={src}
          alt={t('stage.alt', { car: showcase.name, name: item.name, view: t(`view.${view}`) })}
        />
        <Plate>
          <ViewSwitch item={item} view={view} />
          <div>
            <NamePlate selection={selection} />
            <TakeAway item={item} view={view} src={src} address={addressOf(item, view)} />
          </div>
        </Plate>
        <Panel id={panelId} {...panelProps}>
          <OptionChips selection={selection} view={view} />
          <ColourCard selection={selection} view={view} />
          <Note>{t('note')}</Note>
        </Panel>
      </Studio>
      <HotColours />
    </>
  );
};

export const page: RemotePage = {
  Component: CarPage,
  // What the address names decides title and picture; the plain address keeps the section's own.
  meta: ({ params }) => {
    if (params['id'] === undefined) return {};
    const { item } = selectionOf(params['id']);
    return { title: `${item.name} · ${showcase.name}`, image: previewOf(item) };
  },
};
