import type { friendships } from '../../database/schema';
import { accessoryPicture } from '../../modules/media/addresses';

/** Advertisers of accessories: invented names, so that no real company seems to advertise here. */
const advertisers = [
  {
    kind: 'floor-mats',
    en: 'Arali · Floor mats cut to your car',
    ge: 'არალი · სალონის ხალიჩები ზუსტად თქვენი ავტომობილისთვის',
  },
  { kind: 'charger', en: 'Voltika · Home chargers and cables', ge: 'ვოლტიკა · სახლის დამტენები და კაბელები' },
  { kind: 'dashcam', en: 'Kera · Dash cameras, front and rear', ge: 'კერა · წინა და უკანა ვიდეორეგისტრატორები' },
  { kind: 'roof-box', en: 'Tusheti Box · Roof boxes and bars', ge: 'თუშეთი ბოქსი · სახურავის ბოქსები და რელინგები' },
  { kind: 'tyres', en: 'Didgori · Tyres for winter and summer', ge: 'დიდგორი · ზამთრისა და ზაფხულის საბურავები' },
  {
    kind: 'seat-covers',
    en: 'Lile · Seat covers in leather and felt',
    ge: 'ლილე · სავარძლის შალითები ტყავისა და თექისგან',
  },
  { kind: 'ceramic-kit', en: 'Broli · Ceramic coating kits', ge: 'ბროლი · კერამიკული დაფარვის ნაკრებები' },
  { kind: 'tool-kit', en: 'Mchedeli · Tool kits for the boot', ge: 'მჭედელი · ხელსაწყოების ნაკრებები საბარგულისთვის' },
] as const;

export const demoFriendships = (): (typeof friendships.$inferInsert)[] =>
  advertisers.map(({ kind, en, ge }, position) => ({
    id: String(401 + position),
    position,
    img: accessoryPicture(kind),
    titleEn: en,
    titleGe: ge,
  }));
