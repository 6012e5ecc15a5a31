import { useSite, useTexts } from '@caravan/shared/site';
import { MARKETS, monthOf, type Market } from '@caravan/shared/terms';
import { Select } from '@caravan/shared/ui';
import { useModelTreeQuery } from '../../api/modelApi';
import type { Values } from './embedded';
import type { Shown } from './snippets';
import { WrittenField } from './WrittenField';

interface AttributeFieldProps {
  readonly name: string;
  readonly shown: Shown;
  readonly onChange: (changes: Values) => void;
}

/** Attributes that have a name in words; another goes by the name that it has in the tag. */
const named: readonly string[] = ['model', 'country', 'month', 'list', 'chart', 'interval'];

const marketOf = ({ embeddable, values }: Shown): Market => {
  const country = Object.entries(embeddable.attributes).find(([, { gives }]) => gives === 'location')?.[0] ?? '';
  return MARKETS.find((market) => market === values[country]) ?? MARKETS[0];
};

interface ModelFieldProps {
  readonly label: string;
  readonly model: string;
  readonly market: Market;
  readonly onChange: (model: string) => void;
}

/** The models of a market; the chosen one alone until they are known. */
const ModelField = ({ label, model, market, onChange }: ModelFieldProps) => {
  const { data: brands = [] } = useModelTreeQuery({ location: market });
  const sold = brands.flatMap(({ brandName, models }) =>
    models.map(({ modelId, modelName }) => ({ value: modelId, text: `${brandName} ${modelName}` })),
  );
  const options = sold.some(({ value }) => value === model) ? sold : [{ value: model, text: model }, ...sold];
  return <Select label={label} value={model} options={options} onChange={onChange} lang="en" />;
};

/** The control of one attribute: a list where it has values, months and models by their kind, else text. */
export const AttributeField = ({ name, shown, onChange }: AttributeFieldProps) => {
  const t = useTexts('pages');
  const { today } = useSite();
  const attribute = shown.embeddable.attributes[name];
  const value = shown.values[name] ?? '';
  const label = named.includes(name) ? t(`partners.attributes.${name}`) : name;
  const choose = (chosen: string): void => onChange({ [name]: chosen });
  if (attribute?.values) {
    const { values, otherwise } = attribute;
    // Where nothing is said otherwise, it may be left out.
    const options = otherwise === undefined ? ['', ...values] : values;
    return (
      <Select
        label={label}
        value={value}
        options={options.map((one) => ({ value: one, text: one || '–' }))}
        onChange={choose}
        lang="en"
      />
    );
  }
  if (name === 'model') return <ModelField label={label} model={value} market={marketOf(shown)} onChange={choose} />;
  // Browsers without a control for months show the placeholder.
  const month = name === 'month' && { type: 'month', placeholder: monthOf(today) };
  return <WrittenField label={label} value={value} onWrite={choose} {...month} />;
};
