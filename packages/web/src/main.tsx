import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import './style/tokens.css';
import './style/page.css';
import './style/lobby.css';
import './style/stage.css';
import './style/table.css';

createRoot(document.getElementById('page') as HTMLElement).render(<App />); // it is in index.html
