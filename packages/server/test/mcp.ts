/** Tools for programs over standard input and output, in a process of its own. */
import { mcpOverStdio } from '../src/mcp/stdio.ts';

await mcpOverStdio('test', process.argv[2]);
