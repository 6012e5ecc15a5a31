import { Icon, Phone } from '@caravan/shared/icons';
import { useTexts } from '@caravan/shared/site';
import { ButtonLink, MoreLink, PageHeading, Section } from '@caravan/shared/ui';
import { Entries } from '../../components/Entries';
import { company, phoneLink } from '../../components/company';
import { questionPage } from '../../components/questionPage';
import { Questions } from '../../components/Questions';
import { defineStaticPage } from '../../define';
import questions from './questions.json';
import { Actions, Functions, Links, Package, Practice, Steps } from './DealersPage.styles';
import { PriceStrip } from './PriceStrip';

const functions = ['pricing', 'demand', 'auctions', 'listing', 'sales', 'invoicing'] as const;
const contents = ['seats', 'software', 'extension', 'page', 'data', 'training', 'support', 'export'] as const;
const steps = ['one', 'two', 'three', 'four'] as const;

const Software = () => {
  const t = useTexts('pages');
  return (
    <Section title={t('dealers.functions.title')} lead={t('dealers.functions.lead')}>
      <Functions>
        {functions.map((id) => (
          <li key={id}>
            <h3>{t(`dealers.functions.${id}.name`)}</h3>
            <p>{t(`dealers.functions.${id}.text`)}</p>
            <Practice>
              <strong>{t('dealers.functions.practice')}</strong> {t(`dealers.functions.${id}.practice`)}
            </Practice>
          </li>
        ))}
      </Functions>
    </Section>
  );
};

const Start = () => {
  const t = useTexts('pages');
  return (
    <Package>
      <Section title={t('dealers.package.title')} lead={t('dealers.package.lead')}>
        <Entries $terms="narrow">
          {contents.map((id) => (
            <div key={id}>
              <dt>{t(`dealers.package.${id}.term`)}</dt>
              <dd>{t(`dealers.package.${id}.value`)}</dd>
            </div>
          ))}
        </Entries>
      </Section>
      <Section title={t('dealers.start.title')}>
        <Steps>
          {steps.map((id) => (
            <li key={id}>
              <h3>{t(`dealers.start.${id}.name`)}</h3>
              <p>{t(`dealers.start.${id}.text`)}</p>
            </li>
          ))}
        </Steps>
      </Section>
    </Package>
  );
};

const DealersPage = () => {
  const t = useTexts('pages');
  return (
    <>
      <PageHeading title={t('dealers.title')} lead={t('dealers.lead')} />
      <Actions>
        <ButtonLink variant="primary" to="/contacts-us#message">
          {t('dealers.ask')}
        </ButtonLink>
        <ButtonLink href={phoneLink} icon={<Icon of={Phone} />}>
          {t('dealers.call', { phone: company.phone })}
        </ButtonLink>
      </Actions>
      <PriceStrip />
      <Software />
      <Start />
      <Section title={t('dealers.questions')}>
        <Questions questions={questions} />
      </Section>
      <Section title={t('dealers.contact.title')} lead={t('dealers.contact.text')}>
        <Links>
          <MoreLink to="/contacts-us">{t('dealers.contact.action')}</MoreLink>
          <MoreLink to="/help">{t('dealers.contact.extension')}</MoreLink>
        </Links>
      </Section>
    </>
  );
};

export const page = defineStaticPage('dealers', {
  View: DealersPage,
  meta: ({ setting }) => ({ jsonLd: [questionPage(questions, setting.lang)] }),
});
