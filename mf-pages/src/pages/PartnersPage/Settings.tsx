import { useNavigate } from 'react-router-dom';
import { useSite, useTexts } from '@caravan/shared/site';
import { CURRENCIES, LANGUAGES } from '@caravan/shared/terms';
import { Select } from '@caravan/shared/ui';
import { AttributeField } from './AttributeField';
import { pageOf, unset, type Values } from './embedded';
import { Fields } from './PartnersPage.styles';
import {
  colourIn,
  headings,
  heightIn,
  partnersAddress,
  rooms,
  themes,
  type PartnersView,
  type Way,
} from './partnersView';
import type { Shown } from './snippets';
import { WrittenField } from './WrittenField';

interface SettingsProps {
  readonly view: PartnersView;
  readonly shown: Shown;
  readonly way: Way;
}

/** Heading levels that are not numbers. */
const namedLevels: Readonly<Record<string, string>> = { '': 'default', none: 'none' };

/** Settings of the preview. Each change is written into the page's address. */
export const Settings = ({ view, shown, way }: SettingsProps) => {
  const t = useTexts('pages');
  const { embeddable: all } = useSite();
  const navigate = useNavigate();
  const { embeddable, values, lang, currency, theme, heading, accent = '', background = '', height } = shown;
  // Replaces the history entry, so that the back button leaves the page.
  const change = (changes: Partial<PartnersView>): void =>
    void navigate(partnersAddress(view, changes), { replace: true, preventScrollReset: true });
  const setValues = (changes: Values): void =>
    change({ show: pageOf({ embeddable, values: { ...values, ...changes } }) });
  return (
    <Fields aria-label={t('partners.fields.label')}>
      <Select
        label={t('partners.fields.widget')}
        value={embeddable.name}
        options={all.map(({ name, title }) => ({ value: name, text: title }))}
        onChange={(name) => {
          const other = all.find((one) => one.name === name);
          if (other) change({ show: pageOf(unset(other)), height: undefined });
        }}
      />
      {Object.keys(embeddable.attributes).map((name) => (
        <AttributeField key={`${embeddable.name} ${name}`} name={name} shown={shown} onChange={setValues} />
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
        value={view.room}
        options={rooms.map((value) => ({ value, text: t(`partners.rooms.${value}`) }))}
        onChange={(room) => change({ room })}
      />
      {way !== 'frame' && (
        <>
          <Select
            label={t('partners.fields.heading')}
            value={heading ?? ''}
            options={['', ...headings].map((value) => ({
              value,
              text: value in namedLevels ? t(`partners.headings.${namedLevels[value]}`) : value,
            }))}
            onChange={(level) => change({ heading: headings.find((one) => one === level) })}
          />
          <WrittenField
            label={t('partners.fields.accent')}
            hint={t('partners.fields.colourHint')}
            value={accent}
            onWrite={(text) => change({ accent: colourIn(text) })}
          />
          <WrittenField
            label={t('partners.fields.background')}
            value={background}
            onWrite={(text) => change({ background: colourIn(text) })}
          />
        </>
      )}
      {way === 'frame' && (
        <WrittenField
          label={t('partners.fields.height')}
          hint={t('partners.fields.heightHint')}
          inputMode="numeric"
          value={String(height)}
          onWrite={(text) => change({ height: heightIn(text) })}
        />
      )}
    </Fields>
  );
};
