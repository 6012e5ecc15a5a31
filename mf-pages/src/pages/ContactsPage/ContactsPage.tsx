import { contactForm } from '@caravan/shared/contracts';
import { useSite, Widget, useTexts } from '@caravan/shared/site';
import { FactList, PageHeading, Section, Anchor } from '@caravan/shared/ui';
import { city, country, company, mailLink, office, phoneLink, street } from '../../components/company';
import { defineStaticPage } from '../../define';
import { AreaMap } from './AreaMap';
import { Card, Clock, Columns, Entry, LargeLink, FormFallback, Note, Transports } from './ContactsPage.styles';

const noProps = {};
const transports = ['car', 'bus', 'train', 'plane'] as const;

const ContactDetails = () => {
  const t = useTexts('pages');
  const { lang } = useSite();
  return (
    <Card>
      <Entry>
        <h2>{t('contacts.phone')}</h2>
        <LargeLink href={phoneLink}>{company.phone}</LargeLink>
        <Note>{t('contacts.phoneNote')}</Note>
      </Entry>
      <Entry>
        <h2>{t('contacts.email')}</h2>
        <LargeLink href={mailLink}>{company.email}</LargeLink>
        <Note>{t('contacts.emailNote')}</Note>
      </Entry>
      <Entry>
        <h2>{t('contacts.address')}</h2>
        <address>
          {street[lang]}
          <br />
          {company.postalCode} {city[lang]}, {country[lang]}
        </address>
        <Note>{t('contacts.addressNote')}</Note>
      </Entry>
      <Entry>
        <h2>{t('contacts.hours')}</h2>
        <FactList
          facts={[
            { term: t('contacts.week'), value: t('contacts.weekHours') },
            { term: t('contacts.weekend'), value: t('contacts.closed') },
          ]}
        />
        <Clock>{t('contacts.clock')}</Clock>
      </Entry>
    </Card>
  );
};

const Message = () => {
  const t = useTexts('pages');
  return (
    <Section title={t('contacts.message.title')} lead={t('contacts.message.lead')} id="message">
      <Widget
        widget={contactForm}
        props={noProps}
        fallback={
          <FormFallback>
            {t('contacts.message.missing')} <Anchor href={mailLink}>{company.email}</Anchor>
          </FormFallback>
        }
      />
    </Section>
  );
};

const Directions = () => {
  const t = useTexts('pages');
  return (
    <Section title={t('contacts.ways.title')}>
      <Transports>
        {transports.map((id) => (
          <div key={id}>
            <dt>{t(`contacts.ways.${id}.name`)}</dt>
            <dd>{t(`contacts.ways.${id}.text`)}</dd>
          </div>
        ))}
      </Transports>
    </Section>
  );
};

const ContactsPage = () => {
  const t = useTexts('pages');
  return (
    <>
      <PageHeading title={t('contacts.title')} lead={t('contacts.lead')} />
      <Columns>
        <ContactDetails />
        <AreaMap />
      </Columns>
      <Columns $even>
        <Message />
        <Directions />
      </Columns>
    </>
  );
};

export const page = defineStaticPage('contacts', {
  View: ContactsPage,
  meta: ({ setting }) => ({ jsonLd: [office(setting.lang)] }),
});
