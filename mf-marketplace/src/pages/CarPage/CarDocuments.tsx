import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { formatDate, formatKm, MISSING } from '@caravan/shared/format';
import { useSite, useTexts } from '@caravan/shared/site';
import { colour, font, media, size, smallSoft, space } from '@caravan/shared/theme';
import { Badge, Section, Swatch, VisuallyHidden, type BadgeProps } from '@caravan/shared/ui';
import type { CarProps } from './CarTitle';

interface Field {
  readonly key: string;
  readonly value: ReactNode;
}

const tones: Readonly<Record<0 | 1 | 2, NonNullable<BadgeProps['tone']>>> = { 0: 'neutral', 1: 'good', 2: 'warn' };

/** The table with the car's details and the states of its documents (MOD-9). */
export const CarDocuments = ({ car }: CarProps) => {
  const t = useTexts('marketplace');
  const { lang } = useSite();
  const state = (kind: string, value: 0 | 1 | 2): ReactNode => (
    <Badge tone={tones[value]}>{t(`carPage.documents.${kind}.${String(value)}`)}</Badge>
  );
  const fields: Field[] = [
    ...(car.originalName === null ? [] : [{ key: 'originalName', value: <span lang="zh">{car.originalName}</span> }]),
    { key: 'colour', value: <Paint car={car} /> },
    { key: 'vin', value: car.vin === null ? MISSING : <Code>{car.vin}</Code> },
    { key: 'odometer', value: formatKm(car.odometer, lang) },
    { key: 'plateNumber', value: car.plateNumber ?? MISSING },
    { key: 'plateDate', value: formatDate(car.plateDate, lang) },
    { key: 'status', value: state('statuses', car.status) },
    { key: 'exportTax', value: state('exportTaxes', car.exportTax) },
    { key: 'ready', value: state('readyStatuses', car.readyStatus) },
    { key: 'location', value: car.location ?? MISSING },
  ];
  return (
    <Section title={t('carPage.documents.title')}>
      <Sheet>
        <VisuallyHidden as="caption">{t('carPage.documents.title')}</VisuallyHidden>
        <tbody>
          {fields.map(({ key, value }) => (
            <tr key={key}>
              <th scope="row">{t(`carPage.documents.${key}`)}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </Sheet>
    </Section>
  );
};

const Paint = ({ car: { colorInfo } }: CarProps): ReactNode => {
  const { lang } = useSite();
  if (colorInfo === null) return MISSING;
  return (
    <Swatch colours={[colorInfo.hexCode]} label={lang === 'ge' ? colorInfo.nameGe : colorInfo.nameEn} size="medium" />
  );
};

const Sheet = styled.table`
  width: 100%;
  border-top: 1px solid ${colour.line};
  font-variant-numeric: tabular-nums lining-nums;
  line-height: 1.4;
  th,
  td {
    height: 2.75rem;
    padding: ${space[1]} ${space[2]} ${space[1]} 0;
    border-bottom: 1px solid ${colour.line};
    text-align: start;
    overflow-wrap: anywhere;
  }
  th {
    width: 40%;
    ${smallSoft}
    font-weight: ${font.normal};
    /* Georgian row headers are single long words. */
    ${media.tiny} {
      width: 45%;
    }
  }
`;

const Code = styled.span`
  font-size: ${size.small};
`;
