import type { ReactNode } from 'react';
import { formatDate, formatMoney, formatNumber, MISSING } from '@caravan/shared/format';
import { useSite, useTexts } from '@caravan/shared/site';
import { Section, SmallText } from '@caravan/shared/ui';
import type { CarProps } from '../CarTitle';
import { Amount, NoPrice } from './Amount';
import { Converted, Figure, Steps, Name, Step } from './PriceSteps.styles';

/** The maker's price for a new car, the FOB price and the CIF price, each with an explanation (MOD-6). */
export const PriceSteps = ({ car }: CarProps) => {
  const t = useTexts('marketplace');
  return (
    <Section title={t('carPage.steps.title')} lead={t('carPage.steps.lead')}>
      <Steps>
        <OemStep car={car} />
        <PortStep
          name={t('carPage.steps.fob')}
          city={car.fobCity}
          amount={car.fobPrice}
          text={t('carPage.steps.fobText')}
        />
        <PortStep
          name={t('carPage.steps.cif')}
          city={car.cifCity}
          amount={car.cifPrice}
          text={t('carPage.steps.cifText')}
        />
      </Steps>
    </Section>
  );
};

interface PortStepProps {
  readonly name: string;
  readonly city: string | null;
  readonly amount: number | null;
  readonly text: string;
}

const PortStep = ({ name, city, amount, text }: PortStepProps) => (
  <PriceStep name={name} note={city ?? MISSING} text={text}>
    <Amount amount={amount} size="medium" />
  </PriceStep>
);

const OemStep = ({ car }: CarProps) => {
  const t = useTexts('marketplace');
  const { currency, lang } = useSite();
  const { oemCny, price, officePrice, disPrice, exchangeRate, exchangeRateDay } = car;
  const money = (amount: number): string => formatMoney(amount, currency, lang);
  const names = { name: t('carPage.steps.oem'), note: t('carPage.steps.oemNote') };
  if (oemCny === null) {
    const guide = officePrice === null ? '' : ` ${t('carPage.steps.oemGuide', { guide: money(officePrice) })}`;
    return (
      <PriceStep {...names} text={`${t('carPage.steps.oemUnknown')}${guide}`}>
        <NoPrice>{t('noPrice')}</NoPrice>
      </PriceStep>
    );
  }
  const text =
    officePrice !== null && disPrice !== null && disPrice > 0
      ? t('carPage.steps.oemParts', { guide: money(officePrice), discount: money(disPrice) })
      : t('carPage.steps.oemText');
  const rate =
    exchangeRate !== null &&
    t(`carPage.steps.${exchangeRateDay ? 'rate' : 'exampleRate'}`, {
      day: formatDate(exchangeRateDay, lang),
      unit: money(1),
      rate: formatNumber(exchangeRate, lang, { maximumFractionDigits: 4 }),
    });
  return (
    <PriceStep {...names} text={text}>
      <span>
        {formatNumber(oemCny, lang)} <small>{t('carPage.steps.cny')}</small>
      </span>
      <Converted>
        {price !== null && <b>≈ {money(price)}</b>}
        {rate && <span>{rate}</span>}
      </Converted>
    </PriceStep>
  );
};

interface PriceStepProps {
  readonly name: string;
  /** The port, or a note on the price. */
  readonly note: string;
  readonly text: string;
  readonly children: ReactNode;
}

const PriceStep = ({ name, note, text, children }: PriceStepProps) => (
  <Step>
    <Name>
      {name}
      <span>{note}</span>
    </Name>
    <Figure>{children}</Figure>
    <SmallText>{text}</SmallText>
  </Step>
);
