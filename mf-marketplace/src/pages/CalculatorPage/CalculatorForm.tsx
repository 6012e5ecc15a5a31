import { useEffect, useLayoutEffect, useRef, type FormEvent, type RefObject } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { focusField, usePersistedFields } from '@caravan/shared/form';
import { formatNumber } from '@caravan/shared/format';
import { Calculator, Icon } from '@caravan/shared/icons';
import { entryLimits, fuels, steerings } from '@caravan/shared/landed';
import { useSite, useTexts } from '@caravan/shared/site';
import { Button, Select, TextField } from '@caravan/shared/ui';
import { useLatestSearch } from '../../components/useLatestSearch';
import { Actions, Fields, Form, ForCombustion, ForElectric, ForFob, Legend, Wide } from './CalculatorForm.styles';
import { CALCULATOR_PATH, calculatorSearch, months, terms, typedFields, type CalculatorView } from './calculatorView';

interface CalculatorFormProps {
  readonly view: CalculatorView;
  /** Gets the focus when the visitor has sent a complete form. */
  readonly result: RefObject<HTMLDivElement | null>;
}

const isField = (target: unknown): target is HTMLInputElement | HTMLSelectElement =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement;

/** The form. Without scripts it works as a GET form. Fields are uncontrolled, so that values typed before hydration stay. */
export const CalculatorForm = ({ view, result }: CalculatorFormProps) => {
  const t = useTexts('marketplace');
  const { search } = useLocation();
  const navigate = useNavigate();
  const latestSearch = useLatestSearch();
  const form = useRef<HTMLFormElement>(null);
  const isSent = useRef(false);
  const fieldsKey = JSON.stringify(view.fields);
  // Unsent values are persisted for one address, so that another address shows its own.
  const unsent = usePersistedFields<Readonly<Record<string, string>>>(`calculator ${fieldsKey}`, {});
  const currentFields = (): (HTMLInputElement | HTMLSelectElement)[] =>
    [...(form.current?.elements ?? [])].filter(isField);
  // Runs before the effect below: values typed before hydration replace persisted ones.
  useLayoutEffect(() => {
    const serverFields: Readonly<Record<string, string>> = view.fields;
    for (const { name, value } of currentFields()) if (value !== serverFields[name]) unsent.setValue(name, value);
    // oxlint-disable-next-line exhaustive-deps -- later fields are not those of the server
  }, []);
  useLayoutEffect(() => {
    for (const field of currentFields()) {
      const entry = unsent.values[field.name];
      if (entry !== undefined && entry !== field.value) field.value = entry;
    }
  });

  const focusResult = (): void => {
    isSent.current = false;
    const first = typedFields.find((name) => view.errors[name] !== undefined);
    if (first !== undefined) focusField(form.current, first);
    else {
      result.current?.focus({ preventScroll: true });
      result.current?.scrollIntoView({ block: 'start' });
    }
  };
  useEffect(() => {
    if (isSent.current) focusResult();
    // oxlint-disable-next-line exhaustive-deps -- runs once for each answer to a sent form
  }, [search]);

  const handleSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const next = calculatorSearch(latestSearch(), new FormData(event.currentTarget));
    isSent.current = true;
    unsent.clear();
    if (next === search) focusResult();
    else void navigate({ pathname: CALCULATOR_PATH, search: next }, { preventScrollReset: true });
  };

  const handleChange = ({ target }: FormEvent): void => {
    if (isField(target)) unsent.setValue(target.name, target.value);
  };

  return (
    <Form
      ref={form}
      action={CALCULATOR_PATH}
      noValidate
      aria-label={t('calculator.form')}
      onChange={handleChange}
      onSubmit={handleSubmit}
    >
      {/* New fields for another address, for example after "back". */}
      <FormFields key={fieldsKey} view={view} />
      <Actions>
        <Button type="submit" variant="primary" size="large" icon={<Icon of={Calculator} />}>
          {t('calculator.go')}
        </Button>
      </Actions>
    </Form>
  );
};

const FormFields = ({ view: { fields, errors } }: Pick<CalculatorFormProps, 'view'>) => {
  const t = useTexts('marketplace');
  const { lang } = useSite();
  const numbers = {
    price: formatNumber(entryLimits.price, lang),
    firstYear: String(entryLimits.firstYear),
    lastYear: String(entryLimits.lastYear),
    least: String(entryLimits.smallestEngine),
    most: formatNumber(entryLimits.largestEngine, lang),
  };
  const textFieldProps = (name: 'price' | 'freight' | 'year' | 'engine') => ({
    name,
    type: 'text',
    inputMode: 'numeric' as const,
    autoComplete: 'off',
    maxLength: 20,
    label: t(`calculator.fields.${name}`),
    defaultValue: fields[name],
    error: errors[name] && t(`calculator.errors.${name}.${errors[name]}`, numbers),
  });
  const selectProps = <Name extends 'terms' | 'fuel' | 'steering'>(
    name: Name,
    values: readonly CalculatorView['fields'][Name][],
  ) => ({
    name,
    label: t(`calculator.fields.${name}`),
    defaultValue: fields[name],
    options: values.map((value) => ({ value, text: t(`calculator.${name}.${value}`) })),
  });
  return (
    <>
      <fieldset>
        <Legend>{t('calculator.groups.price')}</Legend>
        <Fields>
          <TextField {...textFieldProps('price')} hint={t('calculator.hints.price')} />
          <Wide>
            <Select {...selectProps('terms', terms)} />
          </Wide>
          <ForFob>
            <TextField {...textFieldProps('freight')} hint={t('calculator.hints.freight')} />
          </ForFob>
        </Fields>
      </fieldset>
      <fieldset>
        <Legend>{t('calculator.groups.car')}</Legend>
        <Fields>
          <TextField {...textFieldProps('year')} maxLength={4} />
          <Select
            name="month"
            label={t('calculator.fields.month')}
            defaultValue={fields.month}
            error={errors.month && t(`calculator.errors.month.${errors.month}`)}
            options={[
              { value: '', text: t('calculator.anyMonth') },
              ...months.map((value) => ({ value, text: t(`calculator.months.${value}`) })),
            ]}
          />
          <Select {...selectProps('steering', steerings)} />
          <Select {...selectProps('fuel', fuels)} />
          <ForCombustion>
            <TextField {...textFieldProps('engine')} hint={t('calculator.hints.engine')} />
          </ForCombustion>
          <ForElectric>{t('calculator.electric')}</ForElectric>
        </Fields>
      </fieldset>
      <fieldset>
        <Legend>{t('calculator.groups.customs')}</Legend>
        <Fields>
          <TextField
            name="date"
            type="date"
            label={t('calculator.fields.date')}
            defaultValue={fields.date}
            hint={t('calculator.hints.date')}
          />
        </Fields>
      </fieldset>
    </>
  );
};
