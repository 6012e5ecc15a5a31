import type { ReactElement, ReactNode } from 'react';
import type { UsedCar } from '@caravan/shared/contracts/calls';
import { currencySymbol, formatMoney, formatNumber, MISSING } from '@caravan/shared/format';
import { useSite, useTexts } from '@caravan/shared/site';
import { Section } from '@caravan/shared/ui';
import { Amount, NoPrice } from './Amount';
import { Converted, Figure, Ladder, Name, Step, Text } from './PriceLadder.styles';

interface CarProps {
  readonly car: UsedCar;
}

/** From the maker's price for a new car to the price at the port of arrival (MOD-6): the stops of the way, what each means. */
export const PriceLadder = ({ car }: CarProps): ReactElement => {
  const t = useTexts('marketplace');
  return (
    <Section title={t('carPage.ladder.title')} lead={t('carPage.ladder.lead')}>
      <Ladder>
        <OemStep car={car} />
        <PortStep
          name={t('carPage.ladder.fob')}
          city={car.fobCity}
          amount={car.fobPrice}
          text={t('carPage.ladder.fobText')}
        />
        <PortStep
          name={t('carPage.ladder.cif')}
          city={car.cifCity}
          amount={car.cifPrice}
          text={t('carPage.ladder.cifText')}
        />
      </Ladder>
    </Section>
  );
};

interface PortStepProps {
  readonly name: string;
  readonly city: string | null;
  readonly amount: number | null;
  readonly text: string;
}

const PortStep = ({ name, city, amount, text }: PortStepProps): ReactElement => (
  <Stop name={name} place={city ?? MISSING} text={text}>
    <Amount amount={amount} size="medium" />
  </Stop>
);

const OemStep = ({ car }: CarProps): ReactElement => {
  const t = useTexts('marketplace');
  const { currency, lang } = useSite();
  const { oemCny, price, officePrice, disPrice, exchangeRate } = car;
  const money = (amount: number): string => formatMoney(amount, currency, lang);
  const text =
    officePrice !== null && disPrice !== null && disPrice > 0
      ? t('carPage.ladder.oemParts', { guide: money(officePrice), discount: money(disPrice) })
      : t('carPage.ladder.oemText');
  const rate = {
    symbol: currencySymbol(currency),
    rate: formatNumber(exchangeRate, lang, { maximumFractionDigits: 4 }),
  };
  return (
    <Stop name={t('carPage.ladder.oem')} place={t('carPage.ladder.oemPlace')} text={text}>
      {oemCny === null ? (
        <NoPrice>{t('carPage.noPrice')}</NoPrice>
      ) : (
        <span>
          {formatNumber(oemCny, lang)} <small>{t('carPage.ladder.cny')}</small>
        </span>
      )}
      <Converted>
        {price !== null && <b>≈ {money(price)}</b>}
        <span>{t('carPage.ladder.rate', rate)}</span>
      </Converted>
    </Stop>
  );
};

interface StopProps {
  readonly name: string;
  readonly place: string;
  readonly text: string;
  readonly children: ReactNode;
}

const Stop = ({ name, place, text, children }: StopProps): ReactElement => (
  <Step>
    <Name>
      {name}
      <span>{place}</span>
    </Name>
    <Figure>{children}</Figure>
    <Text>{text}</Text>
  </Step>
);
