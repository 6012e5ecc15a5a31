import { useTexts } from '@caravan/shared/site';
import { MoreLink, PageHeading, Section } from '@caravan/shared/ui';
import { Entries, Remark } from '../../components/Entries';
import { Prose } from '../../components/Prose';
import { ProseEntries } from '../../components/ProseEntries';
import { questionPage } from '../../components/questionPage';
import { Questions } from '../../components/Questions';
import { defineStaticPage } from '../../define';
import { browsers } from './browsers';
import { TwoColumns, Browsers, Callout, Legend } from './HelpPage.styles';
import questions from './questions.json';
import { LotDrawing, marks } from './LotDrawing';
import { StoreDrawing } from './StoreDrawing';

const permissions = ['sites', 'storage', 'alarms', 'caravan'] as const;
const uses = ['open', 'market', 'limit', 'save', 'wrong'] as const;

const DisplayedFigures = () => {
  const t = useTexts('pages');
  return (
    <Section title={t('help.shows.title')} lead={t('help.shows.lead')}>
      <TwoColumns>
        <LotDrawing />
        <Legend>
          {marks.map((id) => (
            <li key={id}>
              <strong>{t(`help.shows.${id}.name`)}</strong>
              <p>{t(`help.shows.${id}.text`)}</p>
            </li>
          ))}
        </Legend>
      </TwoColumns>
    </Section>
  );
};

const Install = () => {
  const t = useTexts('pages');
  return (
    <Section title={t('help.install.title')} lead={t('help.install.lead')}>
      <Browsers>
        {browsers.map((browser) => (
          <article key={browser.id}>
            <h3>
              {browser.name} <small>{t(`help.install.${browser.id}.version`)}</small>
            </h3>
            <StoreDrawing browser={browser} />
            <Prose text={t(`help.install.${browser.id}.text`)} />
          </article>
        ))}
      </Browsers>
    </Section>
  );
};

const Permissions = () => {
  const t = useTexts('pages');
  return (
    <Section title={t('help.permissions.title')} lead={t('help.permissions.lead')}>
      <Entries>
        {permissions.map((id) => (
          <div key={id}>
            <dt>{t(`help.permissions.${id}.what`)}</dt>
            <dd>
              <p>{t(`help.permissions.${id}.why`)}</p>
              <Remark>{t(`help.permissions.${id}.not`)}</Remark>
            </dd>
          </div>
        ))}
      </Entries>
    </Section>
  );
};

const DailyUse = () => {
  const t = useTexts('pages');
  return (
    <Section title={t('help.use.title')}>
      <ProseEntries entries={uses.map((id) => ({ term: t(`help.use.${id}.name`), text: t(`help.use.${id}.text`) }))} />
    </Section>
  );
};

const HelpPage = () => {
  const t = useTexts('pages');
  return (
    <>
      <PageHeading title={t('help.title')} lead={t('help.lead')} />
      <Callout>
        <span>{t('help.access')}</span>
        <MoreLink to="/help/how-it-works">{t('help.accessLink')}</MoreLink>
      </Callout>
      <DisplayedFigures />
      <Install />
      <Permissions />
      <DailyUse />
      <Section title={t('help.questions')}>
        <Questions questions={questions} />
      </Section>
      <Section title={t('help.remove.title')}>
        <Prose text={t('help.remove.text')} />
        <Callout>
          <span>{t('help.remove.contact')}</span>
          <MoreLink to="/contacts-us">{t('help.remove.contactLink')}</MoreLink>
        </Callout>
      </Section>
    </>
  );
};

export const page = defineStaticPage('help', {
  View: HelpPage,
  meta: ({ setting }) => ({ jsonLd: [questionPage(questions, setting.lang)] }),
});
