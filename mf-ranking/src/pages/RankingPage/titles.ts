import type { Localised } from '@caravan/shared/contracts';
import type { RankingId } from '../../api/measures';

/** The title of each ranking, on the page and in the tab. Here and not among the texts, because a title is asked for before they are loaded. */
export const titles: Readonly<Record<RankingId, Localised>> = {
  sale: { en: 'China car sales ranking', ge: 'ჩინეთში ავტომობილების გაყიდვების რეიტინგი' },
  energy: {
    en: 'Electric cars: range and consumption ranking',
    ge: 'ელექტრომობილების სვლის მარაგისა და მოხმარების რეიტინგი',
  },
  hot: { en: 'Most wanted cars in China', ge: 'ყველაზე პოპულარული ავტომობილები ჩინეთში' },
  division: { en: 'Cars rated best by their owners', ge: 'მფლობელების მიერ საუკეთესოდ შეფასებული ავტომობილები' },
  price: { en: 'Largest price cuts in China', ge: 'ფასის ყველაზე დიდი შემცირება ჩინეთში' },
};
