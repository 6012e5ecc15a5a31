import { Icon, Printer } from '@caravan/shared/icons';
import { useTexts } from '@caravan/shared/site';
import { Link } from 'react-router-dom';
import type { ArgumentDetail } from '@caravan/shared/contracts/calls';
import { Button, EmptyState, Heading, Picture } from '@caravan/shared/ui';
import { rowsOfSheet, sectionId, sectionsOf } from '../../components/comparison/comparisonRows';
import { ComparisonTable } from '../../components/comparison/ComparisonTable';
import { ContactLinks } from '../../components/ContactLinks';
import { Offer } from '../../components/offer/Offer';
import { PageBreadcrumbs } from '../../components/PageBreadcrumbs';
import { Contact, Facts, Head, Index, Kicker, Sheet, TitleLine, Top, BreadcrumbLine } from './SpecSheet.styles';

/** Prefix of the sections' element ids. */
const ANCHORS = 'sheet';
/** Minimum number of sections for an index. */
const MIN_SECTIONS = 3;

/** Picture, price and contact of a product, then all its technical data. It has a print layout. */
export const SpecSheet = ({ sheet }: { readonly sheet: ArgumentDetail }) => {
  const t = useTexts('marketplace');
  const { id, title, image, phone, email, properties, infoMap } = sheet;
  const rows = rowsOfSheet(properties, infoMap);
  const sections = sectionsOf(rows, 1);
  // Lines before the first heading have no name for the index.
  const namedSections = sections.filter(({ text }) => text !== null);
  const hasIndex = namedSections.length >= MIN_SECTIONS;
  return (
    <article>
      <BreadcrumbLine>
        <PageBreadcrumbs steps={[{ text: title, to: `/friendship/${id}` }, { text: t('specSheet.title') }]} />
      </BreadcrumbLine>
      <Head>
        <Kicker>{t('specSheet.title')}</Kicker>
        <TitleLine>
          <Heading level={1}>{title}</Heading>
          <Button size="small" icon={<Icon of={Printer} />} onClick={() => window.print()}>
            {t('specSheet.print')}
          </Button>
        </TitleLine>
      </Head>
      <Top>
        <Picture src={image} alt={title} width={960} height={720} priority />
        <Facts>
          <Offer {...sheet} />
          <Contact>
            <Heading level={2} variant="body">
              {t('specSheet.contact')}
            </Heading>
            <ContactLinks phone={phone} email={email} />
          </Contact>
        </Facts>
      </Top>
      {sections.length === 0 ? (
        <EmptyState title={t('specSheet.empty')} />
      ) : (
        <Sheet $indexed={hasIndex}>
          {hasIndex && (
            <Index aria-label={t('specSheet.sections')}>
              <ol>
                {namedSections.map((section) => (
                  <li key={section.key}>
                    <Link to={`#${sectionId(ANCHORS, section)}`}>{section.text}</Link>
                  </li>
                ))}
              </ol>
            </Index>
          )}
          <ComparisonTable
            label={t('specSheet.table', { title })}
            columns={[{ id, name: title }]}
            rows={rows}
            anchors={ANCHORS}
          />
        </Sheet>
      )}
    </article>
  );
};
