import { useRef } from 'react';
import { styled } from 'styled-components';
import type { LandedReceipt } from '@caravan/shared/contracts/calls';
import type { PageProps } from '@caravan/shared/page';
import { useTexts } from '@caravan/shared/site';
import { boundQuery, type BoundQuery } from '@caravan/shared/store';
import { colour, space } from '@caravan/shared/theme';
import { ButtonLink, EmptyState, Notice, PageHeading, Section } from '@caravan/shared/ui';
import { api } from '../../api/api';
import { PageColumn } from '../../components/PageColumn';
import { definePage } from '../../define';
import { CalculatorForm } from './CalculatorForm';
import { CalculatorResult } from './CalculatorResult';
import { CALCULATOR_PATH, calculatorView, type CalculatorView } from './calculatorView';

type CalculatorQueries = { readonly receipts?: BoundQuery<LandedReceipt[]> };
type CalculatorProps = PageProps<CalculatorView, CalculatorQueries>;

const EXAMPLE = `${CALCULATOR_PATH}?engine=1998&fuel=petrol&price=12000&steering=left&terms=cif&year=2021`;

const CalculatorPage = ({ view, queries }: CalculatorProps) => {
  const t = useTexts('marketplace');
  const result = useRef<HTMLDivElement>(null);
  return (
    <PageColumn>
      <PageHeading title={t('calculator.title')} lead={t('calculator.lead')} />
      {view.invalid.length > 0 && (
        <Notice>{view.invalid.map((name) => t(`calculator.invalid.${name}`)).join(' ')}</Notice>
      )}
      <CalculatorForm view={view} result={result} />
      {queries.receipts && (
        <Result ref={result} tabIndex={-1}>
          <Section title={t('calculator.result')} lead={t('calculator.resultLead')}>
            <CalculatorResult fields={view.fields} query={queries.receipts} />
          </Section>
        </Result>
      )}
      {Object.keys(view.errors).length === 0 && !queries.receipts && (
        <Empty>
          <EmptyState
            title={t('calculator.empty.title')}
            text={t('calculator.empty.text')}
            action={
              <ButtonLink to={EXAMPLE} preventScrollReset>
                {t('calculator.empty.example')}
              </ButtonLink>
            }
          />
        </Empty>
      )}
    </PageColumn>
  );
};

export const page = definePage('calculator', {
  address: ({ search, setting }) => calculatorView(search, setting.today),
  queries: ({ entry }): CalculatorQueries =>
    entry === undefined ? {} : { receipts: boundQuery(api.query('landedCalculation'), entry) },
  View: CalculatorPage,
});

const Result = styled.div`
  margin-top: ${space[4]};
  outline: none;
`;

const Empty = styled.div`
  margin-block: ${space[4]};
  border-top: 1px solid ${colour.line};
`;
