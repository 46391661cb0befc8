/** Our loader for worker threads, too, which in Node 20 do not inherit it. */
import { register } from 'node:module';

register('../loader.js', import.meta.url);
