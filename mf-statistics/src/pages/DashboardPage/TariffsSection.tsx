import { useState } from 'react';
import type { TariffEntry } from '@caravan/shared/contracts/calls';
import { Fetched, useTexts } from '@caravan/shared/site';
import type { QueryState } from '@caravan/shared/store';
import { Section, Skeleton, Table } from '@caravan/shared/ui';
import type { AdminSession } from './adminSession';
import { tariffColumns } from './tariffColumns';
import { TariffDialog } from './TariffDialog';

interface TariffsProps {
  readonly query: QueryState<readonly TariffEntry[]>;
  readonly session: AdminSession;
}

const keyOf = ({ id, revision }: TariffEntry): string => `${id} ${revision}`;

/** Shows the customs tariffs with their approvals. Each opens a dialog with its effect on the catalogue. */
export const TariffsSection = ({ query, session }: TariffsProps) => {
  const t = useTexts('statistics');
  const [openKey, setOpenKey] = useState<string>();
  const openEntry = query.data?.find((entry) => keyOf(entry) === openKey);
  return (
    <Section title={t('dashboard.tariffs.title')} lead={t('dashboard.tariffs.lead')}>
      <Fetched query={query} skeleton={<Skeleton $height="20rem" />} failure={t('dashboard.failed.tariffs')}>
        {(entries) => (
          <Table
            caption={t('dashboard.tariffs.title')}
            hideCaption
            columns={tariffColumns(t, (entry) => setOpenKey(keyOf(entry)))}
            rows={entries}
            rowKey={keyOf}
          />
        )}
      </Fetched>
      {openEntry && (
        <TariffDialog
          entry={openEntry}
          isNewest={
            query.data?.every(({ id, revision }) => id !== openEntry.id || revision <= openEntry.revision) === true
          }
          session={session}
          onClose={() => setOpenKey(undefined)}
          onChange={() => void query.refetch()}
        />
      )}
    </Section>
  );
};
