import { useNavigate } from 'react-router-dom';
import type { LinkOf } from '@caravan/shared/page';
import { useSite, useTexts } from '@caravan/shared/site';
import { CURRENCIES, LANGUAGES } from '@caravan/shared/terms';
import { Select } from '@caravan/shared/ui';
import { AttributeField } from './AttributeField';
import { pageAddress, defaultSelection, heightOf, isAccepted, selectionAt, type Values } from './embedded';
import { Fields } from './PartnersPage.styles';
import {
  colourIn,
  frameHeights,
  headings,
  heightIn,
  partnersAddress,
  previewWidths,
  themes,
  type PartnersView,
  type EmbedMethod,
} from './partnersView';
import type { WidgetSettings } from './snippets';
import { CommitField } from './CommitField';

interface SettingsProps {
  readonly view: PartnersView;
  readonly link: LinkOf<PartnersView>;
  readonly settings: WidgetSettings;
  readonly method: EmbedMethod;
}

/** Heading levels that are not numbers. */
const namedLevels: Readonly<Record<string, string>> = { '': 'default', none: 'none' };

const isColour = (text: string): boolean => colourIn(text) !== undefined;

/** Shows the settings of the preview. Writes each change into the page's address. */
export const Settings = ({ view, link, settings, method }: SettingsProps) => {
  const t = useTexts('pages');
  const { embeddable: widgets } = useSite();
  const navigate = useNavigate();
  const { embeddable, values, lang, currency, theme, heading, accent = '', background = '', height } = settings;
  // Replaces the history entry, so that the back button leaves the page.
  const open = (make: (latestView: PartnersView) => string): void =>
    void navigate(link(make).now(), { replace: true, preventScrollReset: true });
  const change = (changes: Partial<PartnersView>): void => open((latestView) => partnersAddress(latestView, changes));
  const setValues = (changes: Values): void =>
    open((latestView) => {
      const latest = selectionAt(widgets, latestView.show) ?? settings;
      return partnersAddress(latestView, {
        show: pageAddress({ ...latest, values: { ...latest.values, ...changes } }),
      });
    });
  return (
    <Fields aria-label={t('partners.fields.label')}>
      <Select
        label={t('partners.fields.widget')}
        value={embeddable.name}
        options={widgets.map(({ name, title }) => ({ value: name, text: title }))}
        onChange={(name) => {
          const selected = widgets.find((widget) => widget.name === name);
          if (selected) change({ show: pageAddress(defaultSelection(selected)), height: undefined });
        }}
      />
      {Object.entries(embeddable.attributes)
        .filter(([, attribute]) => isAccepted(attribute, values))
        .map(([name]) => (
          <AttributeField key={`${embeddable.name} ${name}`} name={name} settings={settings} onChange={setValues} />
        ))}
      <Select
        label={t('partners.fields.language')}
        value={lang}
        options={LANGUAGES.map((value) => ({ value, text: t(`partners.languages.${value}`) }))}
        onChange={(language) => change({ language })}
      />
      <Select
        label={t('partners.fields.currency')}
        value={currency}
        options={CURRENCIES.map((value) => ({ value, text: value }))}
        onChange={(chosen) => change({ currency: chosen })}
      />
      <Select
        label={t('partners.fields.theme')}
        value={theme ?? 'device'}
        options={(['device', ...themes] as const).map((value) => ({ value, text: t(`partners.themes.${value}`) }))}
        onChange={(value) => change({ theme: value === 'device' ? undefined : value })}
      />
      <Select
        label={t('partners.fields.width')}
        value={view.width}
        options={previewWidths.map((value) => ({ value, text: t(`partners.rooms.${value}`) }))}
        onChange={(width) => change({ width })}
      />
      {method !== 'frame' && (
        <>
          <Select
            label={t('partners.fields.heading')}
            value={heading ?? ''}
            options={['', ...headings].map((value) => ({
              value,
              text: value in namedLevels ? t(`partners.headings.${namedLevels[value]}`) : value,
            }))}
            onChange={(level) => change({ heading: headings.find((known) => known === level) })}
          />
          <CommitField
            label={t('partners.fields.accent')}
            hint={t('partners.fields.colourHint')}
            value={accent}
            isValid={isColour}
            invalidText={t('partners.fields.colourInvalid')}
            onCommit={(text) => change({ accent: colourIn(text) })}
          />
          <CommitField
            label={t('partners.fields.background')}
            value={background}
            isValid={isColour}
            invalidText={t('partners.fields.colourInvalid')}
            onCommit={(text) => change({ background: colourIn(text) })}
          />
        </>
      )}
      {method === 'frame' && (
        <CommitField
          label={t('partners.fields.height')}
          hint={t('partners.fields.heightHint')}
          inputMode="numeric"
          value={String(height)}
          emptyText={String(heightOf(settings, view.width, lang))}
          isValid={(text) => heightIn(text) !== undefined}
          invalidText={t('partners.fields.heightInvalid', frameHeights)}
          onCommit={(text) => change({ height: heightIn(text) })}
        />
      )}
    </Fields>
  );
};
