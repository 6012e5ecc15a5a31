import { useId, useState } from 'react';
import { useTexts } from '@caravan/shared/site';
import type { PageProps } from '@caravan/shared/page';
import { useHydrated, Heading, SmallText } from '@caravan/shared/ui';
import { addressOf, configurationOf, type Configuration } from '../../catalogue/address';
import { itemOf, selectionOf } from '../../catalogue/catalogue';
import { nextPictures } from '../../catalogue/neighbours';
import { previewOf, showcase } from '../../catalogue/pictures';
import { definePage } from '../../define';
import { Head, Note, Panel, Plate, Studio, Unknown } from './CarPage.styles';
import { CategoryTabs } from './CategoryTabs';
import { ColourCard } from './ColourCard';
import { CompareLinks } from './CompareLinks';
import { ComparedStage, MIDDLE } from './ComparedStage';
import { HotColours } from './HotColours';
import { NamePlate } from './NamePlate';
import { OptionChips } from './OptionChips';
import { Stage } from './Stage';
import { ShareActions } from './ShareActions';
import { useItemName } from './useItemName';
import { usePreloadedPictures } from './usePreloadedPictures';
import { ViewSwitch } from './ViewSwitch';

interface CarPageView {
  readonly configuration: Configuration;
  /** True if the address names an item. */
  readonly isNamed: boolean;
  /** Names in the address that the catalogue does not have. */
  readonly unknown: { readonly item?: string | undefined; readonly pinned?: string | undefined };
}

const unknownName = (name: string | null | undefined): string | undefined =>
  name && itemOf(name) === undefined ? name : undefined;

const CarPage = ({ view: { configuration, unknown } }: PageProps<CarPageView, object>) => {
  const t = useTexts('colour-viewer');
  const nameOf = useItemName();
  const panelId = useId();
  const [dividerPercent, setDividerPercent] = useState<number | null>(null);
  const { selection, view, pinned } = configuration;
  const { item } = selection;
  // The categories are tabs only after hydration (`useChoiceLinks`).
  const panelProps = useHydrated() ? { role: 'tabpanel', 'aria-label': t(`category.${selection.category.id}`) } : {};
  usePreloadedPictures(nextPictures(selection, view, pinned));
  return (
    <>
      <Head>
        <Heading level={1} variant="heading">
          {t('title')}
        </Heading>
        <SmallText lang="en">{showcase.name}</SmallText>
      </Head>
      {(unknown.item ?? unknown.pinned) !== undefined && (
        <Unknown>
          {unknown.item !== undefined && t('unknown.item', { asked: unknown.item, name: nameOf(item) })}{' '}
          {unknown.pinned !== undefined && t('unknown.pinned', { asked: unknown.pinned })}
        </Unknown>
      )}
      <CategoryTabs configuration={configuration} panelId={panelId} />
      <Studio>
        {pinned ? (
          <ComparedStage
            item={item}
            pinned={pinned}
            view={view}
            dividerPercent={dividerPercent}
            onMove={setDividerPercent}
          />
        ) : (
          <Stage item={item} view={view} />
        )}
        <Plate>
          <ViewSwitch configuration={configuration} />
          <div>
            <NamePlate selection={selection} />
            <ShareActions configuration={configuration} sharePercent={dividerPercent ?? MIDDLE} />
            <CompareLinks configuration={configuration} />
          </div>
        </Plate>
        <Panel id={panelId} {...panelProps}>
          <OptionChips configuration={configuration} />
          <ColourCard configuration={configuration} />
          <Note>{t('note')}</Note>
        </Panel>
      </Studio>
      <HotColours configuration={configuration} />
    </>
  );
};

export const page = definePage('car', {
  address: ({ params: { id }, search }) => ({
    configuration: configurationOf(selectionOf(id), search),
    isNamed: id !== undefined,
    unknown: { item: unknownName(id), pinned: unknownName(search.get('with')) },
  }),
  queries: () => ({}),
  View: CarPage,
  // The item in the address defines title and picture. Without an item the page uses those of the remote.
  meta: ({ view: { configuration, isNamed }, t }) => {
    const { selection, pinned } = configuration;
    const { item } = selection;
    const names = [...(pinned ? [pinned] : []), item].map(({ folder }) => t(`name.${folder}`)).join(' / ');
    if (!isNamed) return {};
    return {
      title: `${names} · ${showcase.name}`,
      name: names,
      image: previewOf(item, pinned),
      // An unknown name shows the first item.
      canonicalPath: addressOf(item, { view: 'side' }),
    };
  },
});
