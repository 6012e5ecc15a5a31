import type { Question } from '../../components/questionPage';

export const dealerQuestions: readonly Question[] = [
  {
    id: 'minimum',
    question: { en: 'Is there a minimum number of cars?', ge: 'არსებობს ავტომობილების მინიმალური რაოდენობა?' },
    answer: {
      en: 'No. A third of our dealers sell fewer than ten cars a month. Below three a month the package rarely pays; we say so when you ask.',
      ge: 'არა. ჩვენი დილერების მესამედი თვეში ათ ავტომობილზე ნაკლებს ყიდის. თვეში სამზე ნაკლების შემთხვევაში პაკეტი იშვიათად ამართლებს და ამას კითხვისთანავე გეტყვით.',
    },
  },
  {
    id: 'prices',
    question: { en: 'Do other dealers see my prices?', ge: 'ხედავენ სხვა დილერები ჩემს ფასებს?' },
    answer: {
      en: 'They see the price of a car that you offer for cross-dealer sale, and nothing else. What you paid and what you sold for goes into the market figures without your name, and only where at least five sellers are behind a figure.',
      ge: 'ხედავენ მხოლოდ იმ ავტომობილის ფასს, რომელსაც სხვა დილერებს სთავაზობთ. რა გადაიხადეთ და რა ფასად გაყიდეთ, ბაზრის მონაცემებში თქვენი სახელის გარეშე აისახება, ისიც მხოლოდ მაშინ, თუ მაჩვენებელს სულ მცირე ხუთი გამყიდველი ქმნის.',
    },
  },
  {
    id: 'leave',
    question: { en: 'What happens if I leave?', ge: 'რა ხდება, თუ პაკეტზე უარს ვიტყვი?' },
    answer: {
      en: 'The contract runs for one year; after that you can cancel with one month’s notice. You take your stock, invoices and customers with you as Excel files; we delete them 30 days later, except what tax law makes us keep.',
      ge: 'ხელშეკრულება წლის ბოლოს სრულდება, მის შემდეგ კი — ერთი თვით ადრე შეტყობინებით. მარაგი, ინვოისები და მომხმარებელთა სია Excel-ის ფაილებად მიგაქვთ; 30 დღეში ვშლით ყველაფერს, გარდა იმისა, რის შენახვასაც საგადასახადო კანონი გვავალებს.',
    },
  },
  {
    id: 'accounting',
    question: { en: 'Does it work with my accounting?', ge: 'უკავშირდება პროგრამა ჩემს ბუღალტერიას?' },
    answer: {
      en: 'Invoices and waybills leave as Excel and PDF, and as a file that the Revenue Service’s portal takes. Your own programs can read stock and sales through an API; we send you the documentation.',
      ge: 'ინვოისები და ზედნადებები იტვირთება Excel-ის, PDF-ის და შემოსავლების სამსახურის პორტალისთვის განკუთვნილ ფაილად. თქვენს პროგრამას მარაგისა და გაყიდვების წაკითხვა API-ითაც შეუძლია; დოკუმენტაციას გამოგიგზავნით.',
    },
  },
  {
    id: 'language',
    question: { en: 'In which languages?', ge: 'რომელ ენებზე მუშაობს?' },
    answer: {
      en: 'The software is in English and Georgian; each user chooses. Contracts of sale are printed in Georgian, with English beside it where the buyer wants that.',
      ge: 'პროგრამა ინგლისურად და ქართულად მუშაობს, ენას თითოეული თავად ირჩევს. ნასყიდობის ხელშეკრულება ქართულად იბეჭდება, მყიდველის სურვილით კი გვერდით ინგლისურიც დაერთვის.',
    },
  },
];
