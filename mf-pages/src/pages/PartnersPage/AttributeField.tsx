import { lazyPart } from '@caravan/shared/page';
import { useSite, useTexts } from '@caravan/shared/site';
import { newestMonth, MARKETS, monthsBackFrom, type Market } from '@caravan/shared/terms';
import { useHydrated } from '@caravan/shared/ui';
import { translatedAttributes } from '../../components/tagAttributes';
import { CodeSelect } from './CodeSelect';
import type { Values } from './embedded';
import type { Shown } from './snippets';
import { WrittenField } from './WrittenField';

// Loads with its call and schema, which most widgets do not need.
const ModelField = lazyPart(async () => (await import(/* webpackChunkName: "models" */ './ModelField')).ModelField, {
  Fallback: ({ label, model, onChange }) => <CodeSelect label={label} value={model} options={[]} onChange={onChange} />,
});

interface AttributeFieldProps {
  readonly name: string;
  readonly shown: Shown;
  readonly onChange: (changes: Values) => void;
}

const MONTHS = 12;

const marketOf = ({ embeddable, values }: Shown): Market => {
  const country = Object.entries(embeddable.attributes).find(([, { gives }]) => gives === 'location')?.[0] ?? '';
  return MARKETS.find((market) => market === values[country]) ?? MARKETS[0];
};

/** The control of one attribute: a select for listed values, months and models, otherwise a text field. */
export const AttributeField = ({ name, shown, onChange }: AttributeFieldProps) => {
  const t = useTexts('pages');
  const { today } = useSite();
  const isHydrated = useHydrated();
  const { values, otherwise } = shown.embeddable.attributes[name] ?? {};
  const value = shown.values[name] ?? '';
  const label = translatedAttributes.includes(name) ? t(`partners.attributes.${name}`) : name;
  const choose = (chosen: string): void => onChange({ [name]: chosen });
  const offered = values ?? (name === 'month' ? monthsBackFrom(newestMonth(today), MONTHS) : undefined);
  if (offered) {
    // Optional if it has a default.
    const options = (otherwise === undefined ? ['', ...offered] : offered).map((one) => ({
      value: one,
      text: one || '–',
    }));
    return <CodeSelect label={label} value={value} options={options} onChange={choose} />;
  }
  if (name === 'model') {
    return isHydrated ? (
      <ModelField label={label} model={value} market={marketOf(shown)} onChange={choose} />
    ) : (
      <CodeSelect label={label} value={value} options={[]} onChange={choose} />
    );
  }
  return <WrittenField label={label} value={value} onWrite={choose} />;
};
