import { useId } from 'react';
import { useTexts } from '@caravan/shared/site';
import type { PageProps } from '@caravan/shared/page';
import { useHydrated, Heading } from '@caravan/shared/ui';
import { addressOf, wishedView } from '../../catalogue/address';
import { selectionOf, type Selection } from '../../catalogue/catalogue';
import { nextPictures } from '../../catalogue/neighbours';
import { pictureOf, previewOf, showcase, type View } from '../../catalogue/pictures';
import { definePage } from '../../section';
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

/** What is shown, as the address alone says it: the item by its name, the side of the car by `view`. */
interface Look {
  readonly selection: Selection;
  readonly wished: View;
}

const CarPage = ({ view: { selection, wished } }: PageProps<Look, object>) => {
  const t = useTexts('colour-viewer');
  const panelId = useId();
  const { item } = selection;
  const { view, src } = pictureOf(item, wished);
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

export const page = definePage('car', {
  address: ({ params: { id }, search }) => ({
    selection: selectionOf(id),
    wished: wishedView(search),
    isNamed: id !== undefined,
  }),
  queries: () => ({}),
  View: CarPage,
  // What the address names decides title and picture; the plain address keeps the section's own.
  meta: ({ view: { selection, isNamed } }) =>
    isNamed ? { title: `${selection.item.name} · ${showcase.name}`, image: previewOf(selection.item) } : {},
});
