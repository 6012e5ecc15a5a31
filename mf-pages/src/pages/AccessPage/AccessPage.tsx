import { Suspense } from 'react';
import { useTexts } from '@caravan/shared/site';
import { Breadcrumbs, PageHeading, Section } from '@caravan/shared/ui';
import { Prose } from '../../components/Prose';
import { defineStaticPage } from '../../define';
import { BeforeNote, ExpectedResult, StepLinks, Letter, Step, StepNumber, Steps } from './AccessPage.styles';
import { drawings } from './drawings';
import { steps } from './steps';

const letterParts = ['one', 'two', 'three', 'four'] as const;

// The letter is always English, the language of support.
const greeting = 'Dear support team,';

const SupportLetter = () => {
  const t = useTexts('pages');
  return (
    <Section title={t('access.letter.title')} lead={t('access.letter.lead')} id="letter">
      <Letter>
        <p>{t('access.letter.subject')}</p>
        <p lang="en">{greeting}</p>
        <ol>
          {letterParts.map((id) => (
            <li key={id}>
              <span>{t(`access.letter.${id}.name`)}</span>
              <p>{t(`access.letter.${id}.text`)}</p>
            </li>
          ))}
        </ol>
        <p>{t('access.letter.name')}</p>
      </Letter>
    </Section>
  );
};

/** Shows how to regain access to an auction site, step by step. */
const AccessPage = () => {
  const t = useTexts('pages');
  return (
    <>
      <PageHeading
        above={
          <Breadcrumbs
            label={t('access.crumbs')}
            items={[{ text: t('access.parent'), to: '/help' }, { text: t('access.here') }]}
          />
        }
        title={t('access.title')}
        lead={t('access.lead')}
      />
      <BeforeNote>{t('access.before')}</BeforeNote>
      <StepLinks aria-label={t('access.steps')}>
        <ol>
          {steps.map((id) => (
            <li key={id}>
              <a href={`#${id}`}>{t(`access.${id}.name`)}</a>
            </li>
          ))}
        </ol>
      </StepLinks>
      <Steps>
        {steps.map((id, index) => (
          <Step key={id} id={id}>
            <StepNumber aria-hidden="true">{index + 1}</StepNumber>
            <div>
              <h2>{t(`access.${id}.name`)}</h2>
              <Prose text={t(`access.${id}.text`)} />
              <ExpectedResult>
                <strong>{t('access.expect')}</strong>
                {t(`access.${id}.expect`)}
              </ExpectedResult>
            </div>
            <Suspense fallback={null}>{drawings[id]}</Suspense>
          </Step>
        ))}
      </Steps>
      <SupportLetter />
      <Section title={t('access.more.title')}>
        <Prose text={t('access.more.text')} />
      </Section>
    </>
  );
};

export const page = defineStaticPage('access', {
  View: AccessPage,
  meta: ({ t }) => ({ breadcrumbs: [{ text: t('access.parent'), path: '/help' }] }),
});
