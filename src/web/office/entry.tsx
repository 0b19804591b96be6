import { createRoot } from 'react-dom/client';
import { OfficeApp } from './app.tsx';

createRoot(document.getElementById('root')!).render(<OfficeApp />);
