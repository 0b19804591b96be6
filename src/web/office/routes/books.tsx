import { BooksScreen } from '../books/books-screen.tsx';
import { PageHead } from '../ui/page-head/page-head.tsx';

export default function BooksRoute() {
  return (
    <>
      <PageHead title="GST reports" />
      <BooksScreen />
    </>
  );
}
