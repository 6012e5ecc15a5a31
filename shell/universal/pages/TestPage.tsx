import { useEffect, useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import type { Language } from '@caravan/shared/contracts';
import { formatDate } from '@caravan/shared/format';
import { isObject } from '../isObject';
import { useShellTexts } from '../texts/TextsContext';
import { FactList, PageHeading, Section, Table, useHydrated } from '@caravan/shared/ui';
import { useShell } from '../services/ShellContext';
import type { LoadRecord } from '../remotes/remotes';
import { Rollouts } from './Rollouts';
import { useTestTexts } from './useTestTexts';

const lastLoad = (loads: readonly LoadRecord[], remote: string): LoadRecord | undefined =>
  loads.filter((load) => load.remote === remote).at(-1);

/** A short time, with the exact one in its title. `iso` is an ISO timestamp. */
const shortTime = (iso: string, lang: Language): ReactElement => (
  <time dateTime={iso} title={iso}>
    {formatDate(iso, lang, { time: true })}
  </time>
);

interface Health {
  readonly registry: { readonly expires: string | null };
}

const isHealth = (value: unknown): value is Health => isObject(value) && 'registry' in value;

/**
 * Returns when the registry document of the server expires, null for one without an expiry, and undefined before that is known. Asks
 * the server, because a renewal does not change the page.
 */
const useRegistryExpiry = (): string | null | undefined => {
  const [expires, setExpires] = useState<string | null>();
  useEffect(() => {
    const abort = new AbortController();
    fetch('/health', { signal: abort.signal })
      .then((response) => response.json())
      .then((found: unknown) => isHealth(found) && setExpires(found.registry.expires))
      .catch(() => undefined);
    return () => abort.abort();
  }, []);
  return expires;
};

/** `/test` shows teams the running versions, their addresses and the outcomes of their last loads in this page view. */
export const TestPage = (): ReactElement => {
  const shellTexts = useShellTexts();
  const t = useTestTexts();
  const { remotes, loads, now } = useShell();
  const expires = useRegistryExpiry();
  const shownLoads = useHydrated() ? loads : [];
  const { manifest } = remotes;
  const running = remotes.all();
  const failures = shownLoads.map((load, index) => ({ ...load, index })).filter(({ outcome }) => outcome !== 'ready');
  const isValid = expires && Date.parse(expires) > now();
  const day = expires?.slice(0, 10) ?? '—';
  const expiry = expires === undefined || isValid ? day : t('test.expired', { at: day });
  const overridden = running.filter(({ at }) => at !== undefined);
  const sharedLibraries = Object.entries(manifest.libraries).map(([library, version]) => ({ library, version }));

  return (
    <>
      <PageHeading title={shellTexts('test.title')} lead={t('test.lead')} />
      <FactList
        facts={[
          { term: t('test.registry'), value: String(manifest.sequence) },
          { term: t('test.release'), value: manifest.release || t('test.running') },
          { term: t('test.expires'), value: <Expiry>{expiry}</Expiry> },
        ]}
      />
      <Section title={t('test.remotes')}>
        <OneLine>
          <Table
            caption={t('test.remotes')}
            hideCaption
            rows={running}
            rowKey={({ name }) => name}
            columns={[
              { key: 'name', title: t('test.name'), header: true, cell: ({ name }) => name },
              {
                key: 'health',
                title: t('test.health'),
                cell: ({ name }) => {
                  const load = lastLoad(shownLoads, name);
                  return load ? t(`test.outcome.${load.outcome}`) : t('test.notLoaded');
                },
              },
              {
                key: 'time',
                title: t('test.loadTime'),
                align: 'end',
                cell: ({ name }) => {
                  const load = lastLoad(shownLoads, name);
                  return load ? `${load.milliseconds} ms` : '—';
                },
              },
              { key: 'version', title: t('test.version'), cell: ({ version }) => version },
              { key: 'since', title: t('test.since'), cell: ({ since }) => shortTime(since, manifest.lang) },
              { key: 'contract', title: t('test.contract'), cell: ({ contract }) => contract },
              { key: 'address', title: t('test.address'), cell: ({ base, entry }) => base + entry },
            ]}
          />
        </OneLine>
      </Section>
      <Section title={t('test.failures')}>
        {failures.length === 0 ? (
          <p>{t('test.noFailures')}</p>
        ) : (
          <Table
            caption={t('test.failures')}
            hideCaption
            rows={failures}
            rowKey={({ index }) => String(index)}
            columns={[
              { key: 'name', title: t('test.name'), header: true, cell: ({ remote }) => remote },
              { key: 'version', title: t('test.version'), cell: ({ version }) => version },
              { key: 'health', title: t('test.health'), cell: ({ outcome }) => t(`test.outcome.${outcome}`) },
              { key: 'address', title: t('test.address'), cell: ({ address }) => address },
            ]}
          />
        )}
      </Section>
      <Rollouts />
      <Section title={t('test.overrides')}>
        {overridden.length === 0 ? (
          <p>{t('test.noOverrides')}</p>
        ) : (
          <Table
            caption={t('test.overrides')}
            hideCaption
            rows={overridden}
            rowKey={({ name }) => name}
            columns={[
              { key: 'name', title: t('test.name'), header: true, cell: ({ name }) => name },
              { key: 'version', title: t('test.version'), cell: ({ version }) => version },
              { key: 'address', title: t('test.address'), cell: ({ base }) => base },
            ]}
          />
        )}
      </Section>
      <Section title={t('test.shared')}>
        <Table
          caption={t('test.shared')}
          hideCaption
          rows={sharedLibraries}
          rowKey={({ library }) => library}
          columns={[
            { key: 'library', title: t('test.library'), header: true, cell: ({ library }) => library },
            { key: 'version', title: t('test.version'), cell: ({ version }) => version },
          ]}
        />
      </Section>
    </>
  );
};

/** Keeps each remote on one line. The table scrolls. */
const OneLine = styled.div`
  td,
  th {
    white-space: nowrap;
  }
`;

/** Takes the room of a day before it is known. */
const Expiry = styled.span`
  display: inline-block;
  min-width: 6.5rem;
`;
