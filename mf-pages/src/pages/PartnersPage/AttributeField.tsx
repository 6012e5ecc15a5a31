import { lazyPart } from '@caravan/shared/page';
import { useSite, useTexts } from '@caravan/shared/site';
import { newestMonth, MARKETS, monthsBackFrom, type Market } from '@caravan/shared/terms';
import { useHydrated } from '@caravan/shared/ui';
import { translatedAttributes } from '../../components/tagAttributes';
import { CodeSelect } from './CodeSelect';
import type { Values } from './embedded';
import type { WidgetSettings } from './snippets';
import { CommitField } from './CommitField';

// Loads with its call and schema, which most widgets do not need.
const ModelField = lazyPart(async () => (await import(/* webpackChunkName: "models" */ './ModelField')).ModelField, {
  Fallback: ({ label, model, onChange }) => <CodeSelect label={label} value={model} options={[]} onChange={onChange} />,
});

interface AttributeFieldProps {
  readonly name: string;
  readonly settings: WidgetSettings;
  readonly onChange: (changes: Values) => void;
}

/** Number of offered months, unless the widget accepts fewer. */
const MONTHS = 12;

const marketOf = ({ embeddable, values }: WidgetSettings): Market => {
  const country = Object.entries(embeddable.attributes).find(([, { gives }]) => gives === 'location')?.[0] ?? '';
  return MARKETS.find((market) => market === values[country]) ?? MARKETS[0];
};

/** Shows the control of one attribute: a select for listed values, months and models, otherwise a text field. */
export const AttributeField = ({ name, settings, onChange }: AttributeFieldProps) => {
  const t = useTexts('pages');
  const { today } = useSite();
  const isHydrated = useHydrated();
  const { values, otherwise, months = MONTHS } = settings.embeddable.attributes[name] ?? {};
  const value = settings.values[name] ?? '';
  const label = translatedAttributes.includes(name) ? t(`partners.attributes.${name}`) : name;
  const choose = (chosen: string): void => onChange({ [name]: chosen });
  const choices = values ?? (name === 'month' ? monthsBackFrom(newestMonth(today), months) : undefined);
  if (choices) {
    // The attribute is optional if it has a default.
    const options = (otherwise === undefined ? ['', ...choices] : choices).map((choice) => ({
      value: choice,
      text: choice || '–',
    }));
    return <CodeSelect label={label} value={value} options={options} onChange={choose} />;
  }
  if (name === 'model') {
    return isHydrated ? (
      <ModelField label={label} model={value} market={marketOf(settings)} onChange={choose} />
    ) : (
      <CodeSelect label={label} value={value} options={[]} onChange={choose} />
    );
  }
  return <CommitField label={label} value={value} emptyText={otherwise} onCommit={choose} />;
};
