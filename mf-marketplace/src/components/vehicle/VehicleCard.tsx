import { Suspense, type ReactNode } from 'react';
import type { Language, Translate } from '@caravan/shared/contracts';
import type { ListedVehicle } from '../../api/listed';
import { formatDate, formatMoneyRange, formatNumber, MISSING } from '@caravan/shared/format';
import { useSite, useTexts } from '@caravan/shared/site';
import { FactList, Picture, Price, Swatch, type Fact, CardLink, SmallText } from '@caravan/shared/ui';
import { PriceLine } from '../PriceLine';
import { WatchMark } from '../collect/WatchMark';
import { landedReasons } from '../landed/landedReasons';
import { Figures, Foot, Frame, Marks, Name, Location, TextBlock } from './VehicleCard.styles';
import { numberFact, omitUnknown, powerFact } from '../facts';

interface VehicleCardProps {
  readonly vehicle: ListedVehicle;
  /** True for the first entries of a page, whose pictures load first. */
  readonly priority?: boolean;
  /** Actions below the card. They replace the watch button beside the price. */
  readonly controls?: ReactNode;
}

/** A vehicle of the finder. The whole card is a link. It has its own Suspense boundary, so that long lists hydrate in steps. */
export const VehicleCard = ({ vehicle, priority = false, controls }: VehicleCardProps) => {
  const t = useTexts('marketplace');
  const { currency, lang } = useSite();
  const { landed } = vehicle;
  const marks = vehicleMarks(vehicle, t);
  const location = [
    vehicle.district,
    vehicle.stock === null ? null : t('vehicle.stock', { number: formatNumber(vehicle.stock, lang) }),
  ]
    .filter((text) => text !== null)
    .join(' · ');
  return (
    <Suspense fallback={null}>
      <Frame>
        <Picture src={vehicle.headImage} alt="" width={1200} height={750} priority={priority} />
        <TextBlock>
          <Name>
            <CardLink to={`/detail/${vehicle.itemId}`}>{vehicle.name}</CardLink>
          </Name>
          <Swatch
            colours={vehicle.color === null ? [] : [vehicle.color]}
            label={vehicle.exteriorColor ?? t('facts.colourUnknown')}
          />
          <PriceLine>
            {vehicle.price !== undefined && (
              <Price amount={vehicle.price} currency={currency} lang={lang} missingText={t('noPrice')} />
            )}
            {controls === undefined && <WatchMark watchKey={vehicle.itemId} name={vehicle.name} />}
          </PriceLine>
          {landed && landed.low !== null && landed.high !== null && (
            <SmallText>
              {t('vehicle.landed')} <b>{formatMoneyRange(landed.low, landed.high, currency, lang)}</b>
              {landed.unknown.length > 0 && ` (${landedReasons(landed, t)})`}
            </SmallText>
          )}
          {marks.length > 0 && (
            <Marks>
              {marks.map((mark) => (
                <span key={mark}>{mark}</span>
              ))}
            </Marks>
          )}
        </TextBlock>
        <Figures>
          <FactList facts={vehicleFacts(vehicle, t, lang)} columns="compact" />
        </Figures>
        <Foot>
          {location !== '' && <Location>{location}</Location>}
          <span>{t('vehicle.updated', { time: formatDate(vehicle.updateTime, lang, { time: true }) })}</span>
        </Foot>
        {controls}
      </Frame>
    </Suspense>
  );
};

const engineFact = (engineCc: number | null | undefined, t: Translate, lang: Language): Fact => ({
  term: t('facts.engine'),
  value:
    engineCc === null || engineCc === undefined
      ? MISSING
      : formatNumber(engineCc / 1000, lang, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
  unit: t('units.litre'),
});

/** Returns the known figures of a vehicle: odometer, power, fuel, engine volume, gearbox and drive. */
const vehicleFacts = (vehicle: ListedVehicle, t: Translate, lang: Language): Fact[] =>
  omitUnknown([
    numberFact(t('facts.odometer'), vehicle.odometer, t('units.km'), lang),
    powerFact(t('facts.power'), vehicle.power, lang),
    { term: t('facts.fuel'), value: vehicle.fuel ?? MISSING },
    engineFact(vehicle.engineCc, t, lang),
    { term: t('facts.gearbox'), value: vehicle.gearbox ?? MISSING },
    { term: t('facts.drive'), value: vehicle.drive ?? MISSING },
  ]);

/** Returns the known facts on customs, an unusual steering side, accidents and owners. */
const vehicleMarks = ({ customs, steering, accidents, owners }: ListedVehicle, t: Translate): string[] =>
  [
    customs,
    steering,
    typeof accidents === 'number'
      ? t(accidents === 0 ? 'vehicle.unhurt' : 'vehicle.accidents', { count: accidents })
      : null,
    typeof owners === 'number' ? t('vehicle.owners', { count: owners }) : null,
  ].filter((mark) => typeof mark === 'string');
