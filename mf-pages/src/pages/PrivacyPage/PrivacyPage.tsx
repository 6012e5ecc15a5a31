import { Suspense, type ReactElement } from 'react';
import { useTexts } from '@caravan/shared/site';
import { Heading } from '@caravan/shared/ui';
import { Entries, Remark } from '../../components/Entries';
import { Prose } from '../../components/Prose';
import { defineStaticPage } from '../../define';
import { Article, Columns, Contents, Head, Version } from './PrivacyPage.styles';
import { storedEntries } from './storedEntries';

/** Sections in order. The order defines their numbers. */
const sections = [
  'controller',
  'collected',
  'purposes',
  'storage',
  'signIn',
  'sharing',
  'transfers',
  'retention',
  'security',
  'rights',
  'children',
  'marketing',
  'changes',
  'contact',
] as const;
type SectionId = (typeof sections)[number];

const periods = [
  'codes',
  'sessions',
  'account',
  'tracking',
  'requests',
  'watched',
  'searches',
  'watchMessages',
  'prize',
  'uploads',
  'invoices',
  'backups',
] as const;

const StorageList = () => {
  const t = useTexts('pages');
  const text = (key: string): string => t(`privacy.sections.storage.${key}`);
  return (
    <Entries $terms="narrow">
      {storedEntries.map(({ name, purpose: key, storage, until }) => (
        <div key={`${storage} ${name}`}>
          <dt>{name}</dt>
          <dd>
            <p>{text(`items.${key ?? name}`)}</p>
            <Remark>
              {t('privacy.sections.storage.kept', { place: text(`places.${storage}`), until: text(`until.${until}`) })}
            </Remark>
          </dd>
        </div>
      ))}
    </Entries>
  );
};

const PeriodList = () => {
  const t = useTexts('pages');
  return (
    <Entries>
      {periods.map((id) => (
        <div key={id}>
          <dt>{t(`privacy.sections.retention.items.${id}.what`)}</dt>
          <dd>{t(`privacy.sections.retention.items.${id}.period`)}</dd>
        </div>
      ))}
    </Entries>
  );
};

const lists: Partial<Record<SectionId, ReactElement>> = { storage: <StorageList />, retention: <PeriodList /> };

/** Shows the privacy policy: fourteen numbered sections and a table of contents that stays in view if there is space. */
const PrivacyPage = () => {
  const t = useTexts('pages');
  return (
    <>
      <Head>
        <Heading level={1}>{t('privacy.title')}</Heading>
        <Prose text={t('privacy.lead')} />
        <Version>{t('privacy.version')}</Version>
      </Head>
      <Columns>
        <Contents aria-labelledby="contents">
          <h2 id="contents">{t('privacy.contents')}</h2>
          <ol>
            {sections.map((id) => (
              <li key={id}>
                <a href={`#${id}`}>{t(`privacy.sections.${id}.title`)}</a>
              </li>
            ))}
          </ol>
        </Contents>
        <Article>
          {sections.map((id, index) => (
            <Suspense key={id} fallback={null}>
              <section id={id} aria-labelledby={`${id}-title`}>
                <h2 id={`${id}-title`}>
                  <span>{index + 1}.</span> {t(`privacy.sections.${id}.title`)}
                </h2>
                <Prose text={t(`privacy.sections.${id}.text`)} />
                {lists[id]}
              </section>
            </Suspense>
          ))}
        </Article>
      </Columns>
    </>
  );
};

export const page = defineStaticPage('privacy', { View: PrivacyPage });
