import { Car, Download, Gift, Heart, House, List } from 'lucide';
import { CONTRACT_VERSION, dataInsights, defineFederation, iconPath, slotOf } from '@caravan/shared/contracts';

/** The marketplace section: what build, registry, server and browser know of it without running it. */
export const federation = defineFederation({
  name: 'marketplace',
  port: 4611,
  contract: CONTRACT_VERSION,
  routes: [
    {
      id: 'home',
      path: '/home',
      sideMenu: true,
      title: {
        en: 'Used cars from China for Georgia and Azerbaijan',
        ge: 'მეორადი ავტომობილები ჩინეთიდან საქართველოსა და აზერბაიჯანში',
      },
      description: {
        en: 'Used cars from China with prices and shipping terms, cars in stock, news, and what sells in Georgia and Azerbaijan week by week.',
        ge: 'მეორადი ავტომობილების კატალოგი ფასებითა და ტრანსპორტირების პირობებით, ავტომობილები ადგილზე, სიახლეები და გაყიდვები საქართველოსა და აზერბაიჯანში კვირების მიხედვით.',
      },
      widgets: [slotOf(dataInsights)],
    },
    {
      id: 'cars',
      path: '/cars',
      sideMenu: true,
      examples: ['/cars?brand=byd&brand=zeekr&energy=electric&priceMax=30000&sort=priceAsc', '/cars?keyword=zzzzzz'],
      title: { en: 'Used cars from China: the catalogue', ge: 'მეორადი ავტომობილები ჩინეთიდან: კატალოგი' },
      description: {
        en: 'All used cars in our catalogue with their prices, by brand, fuel, body type, year, range and price.',
        ge: 'კატალოგის ყველა მეორადი ავტომობილი ფასით: მარკის, საწვავის, ძარის, წლის, სვლის მარაგისა და ფასის მიხედვით.',
      },
    },
    {
      id: 'vehicles',
      path: '/vehicles',
      sideMenu: true,
      examples: ['/vehicles?body=suv&energy=electric&priceMax=25000', '/vehicles?brand=toyota&page=2'],
      title: {
        en: 'Used cars in stock in Georgia and Azerbaijan',
        ge: 'მეორადი ავტომობილები საქართველოსა და აზერბაიჯანში',
      },
      description: {
        en: 'Used cars that are already in Georgia and Azerbaijan, by brand, fuel, body type, gearbox, year, odometer and price.',
        ge: 'საქართველოსა და აზერბაიჯანში უკვე ჩამოსული მეორადი ავტომობილები: მარკის, საწვავის, ძარის, წლის, გარბენისა და ფასის მიხედვით.',
      },
    },
    {
      id: 'vehicle',
      path: '/detail/:itemId',
      sideMenu: true,
      examples: ['/detail/200035'],
      title: { en: 'Car in stock', ge: 'ავტომობილი ადგილზე' },
      description: {
        en: 'Photos, key figures, history report and price request for a car in stock in Georgia or Azerbaijan.',
        ge: 'საქართველოში ან აზერბაიჯანში მყოფი ავტომობილის ფოტოები, მონაცემები, ისტორია და ფასის მოთხოვნა.',
      },
    },
    {
      id: 'advertiser',
      path: '/friendship/:id',
      sideMenu: true,
      examples: ['/friendship/402'],
      title: { en: 'Car accessories', ge: 'ავტოაქსესუარები' },
      description: {
        en: 'What a maker of car accessories offers: products, prices, technical data and contact.',
        ge: 'რას გვთავაზობს ავტოაქსესუარების მწარმოებელი: პროდუქცია, ფასები, ტექნიკური მონაცემები და საკონტაქტო ინფორმაცია.',
      },
    },
    {
      id: 'spec-sheet',
      path: '/argument/detail/:id',
      sideMenu: true,
      examples: ['/argument/detail/402'],
      title: { en: 'Spec sheet', ge: 'ტექნიკური მონაცემები' },
      description: {
        en: 'All technical data of a product on one page.',
        ge: 'პროდუქტის ყველა ტექნიკური მონაცემი ერთ გვერდზე.',
      },
    },
    {
      id: 'car',
      path: '/car/model/detail/:id',
      sideMenu: true,
      examples: ['/car/model/detail/100001'],
      title: { en: 'Used car from China', ge: 'მეორადი ავტომობილი ჩინეთიდან' },
      description: {
        en: 'Photos, sale, FOB and CIF prices, documents and full equipment of a used car in our catalogue.',
        ge: 'კატალოგის მეორადი ავტომობილის ფოტოები, გასაყიდი, FOB და CIF ფასი, საბუთები და სრული კომპლექტაცია.',
      },
    },
    {
      id: 'watch-list',
      path: '/watch-list',
      sideMenu: true,
      index: false,
      title: { en: 'Watch list', ge: 'რჩეულები' },
      description: {
        en: 'The cars that you watch, and how they compare.',
        ge: 'ავტომობილები, რომლებსაც თვალს ადევნებთ, და მათი შედარება.',
      },
    },
    {
      id: 'downloads',
      path: '/download',
      sideMenu: true,
      title: { en: 'Downloads', ge: 'ჩამოსატვირთი ფაილები' },
      description: {
        en: 'Checklists, tables and manuals for buying a car abroad. Free to download and print.',
        ge: 'საკონტროლო სიები, ცხრილები და ინსტრუქციები უცხოეთში ავტომობილის შესაძენად. უფასოა.',
      },
    },
    {
      id: 'prize',
      path: '/prize',
      sideMenu: true,
      title: { en: 'Prize draw', ge: 'გათამაშება' },
      description: {
        en: 'Enter the prize draw: prizes, rules and time left.',
        ge: 'მიიღეთ მონაწილეობა გათამაშებაში: პრიზები, წესები და დარჩენილი დრო.',
      },
    },
  ],
  menu: [
    {
      id: 'home',
      path: '/home',
      text: { en: 'Home', ge: 'მთავარი' },
      icon: iconPath(House),
      group: 'market',
      order: 10,
    },
    {
      id: 'catalogue',
      path: '/cars',
      text: { en: 'Catalogue', ge: 'კატალოგი' },
      icon: iconPath(List),
      group: 'market',
      order: 15,
      also: ['/car/model/detail/:id'],
    },
    {
      id: 'finder',
      path: '/vehicles',
      text: { en: 'Vehicle finder', ge: 'ავტომობილები ადგილზე' },
      icon: iconPath(Car),
      group: 'market',
      order: 20,
      also: ['/detail/:itemId'],
    },
    {
      id: 'watch-list',
      path: '/watch-list',
      text: { en: 'Watch list', ge: 'რჩეულები' },
      icon: iconPath(Heart),
      group: 'market',
      order: 30,
    },
    {
      id: 'prize',
      path: '/prize',
      text: { en: 'Prize draw', ge: 'გათამაშება' },
      icon: iconPath(Gift),
      group: 'more',
      order: 60,
    },
    {
      id: 'downloads',
      path: '/download',
      text: { en: 'Downloads', ge: 'ფაილები' },
      icon: iconPath(Download),
      group: 'more',
      order: 70,
    },
  ],
  widgets: [],
});
